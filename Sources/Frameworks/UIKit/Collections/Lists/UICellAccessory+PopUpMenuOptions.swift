extension UICellAccessory {
  /// The options of a pop-up menu.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/popupmenuoptions>.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions {
    /// A Boolean value that determines whether the accessory is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool
    /// The width that's reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the accessory.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
}
