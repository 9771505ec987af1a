// The appearance of list cells' accessories.
extension UICellAccessory {
  /// The options of a chevron.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
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

  /// The options of a checkmark.
  @preconcurrency @MainActor
  public struct CheckmarkOptions {
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

  /// The options of an information button.
  @preconcurrency @MainActor
  public struct DetailOptions {
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

  /// The options of a delete control.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    /// A Boolean value that determines whether the accessory is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool
    /// The width that's reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the accessory.
    public var tintColor: UIColor?
    /// The color behind the sign.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an insert control.
  @preconcurrency @MainActor
  public struct InsertOptions {
    /// A Boolean value that determines whether the accessory is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool
    /// The width that's reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the accessory.
    public var tintColor: UIColor?
    /// The color behind the sign.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a reorder control.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    /// A Boolean value that determines whether the accessory is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool
    /// The width that's reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the accessory.
    public var tintColor: UIColor?
    /// A Boolean value that determines whether a line separates the control from the content before
    /// it.
    public var showsVerticalSeparator: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a selection control.
  @preconcurrency @MainActor
  public struct MultiselectOptions {
    /// A Boolean value that determines whether the accessory is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool
    /// The width that's reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the accessory.
    public var tintColor: UIColor?
    /// The color behind the checkmark of a selected item.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a chevron that expands and collapses an item.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// The area where a tap expands and collapses the item.
    public enum Style: Sendable {
      /// The appropriate style for the item.
      case automatic
      /// A tap anywhere on the cell.
      case header
      /// A tap on the chevron.
      case cell
    }

    /// The area where a tap expands and collapses the item.
    public var style: Style
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
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a text accessory.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// A Boolean value that determines whether the accessory is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool
    /// The width that's reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the text.
    public var tintColor: UIColor?
    /// The font of the text.
    public var font: UIFont
    /// A Boolean value that determines whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A custom view and its position.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The side of the cell that contains the view.
    public let placement: Placement
    /// A Boolean value that determines whether the accessory is hidden.
    ///
    /// A hidden accessory keeps its space.
    public var isHidden: Bool
    /// The width that's reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color of the accessory.
    public var tintColor: UIColor?
    /// A Boolean value that determines whether the view keeps its current size.
    public var maintainsFixedSize: Bool

    /// Creates a configuration with a view and its position.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
