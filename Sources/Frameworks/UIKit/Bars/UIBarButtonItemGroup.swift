/// A group of related items in a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// Creates a group.
  /// - Parameters:
  ///   - barButtonItems: The items.
  ///   - representativeItem: The item to show in their place if there isn't enough space.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }

  /// Creates a group that users can't move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that users can move.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Creates a group that users can move and remove.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Creates a group that contains a space without a width, which separates the groups around it.
  @available(IOS26 )
  open class func fixedSpace() -> UIBarButtonItemGroup { fixedGroup(items: [.fixedSpace()]) }

  /// The navigation item whose bar shows the group.
  final weak var item: UINavigationItem?

  /// The items.
  open var barButtonItems: [UIBarButtonItem] { didSet { item?.groupDidChange(self) } }

  /// The items that a bar shows.
  final var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  /// The item that represents the group if there isn't enough space.
  open var representativeItem: UIBarButtonItem?

  /// Whether the representative item is shown, which is never the case, because there's always
  /// enough space.
  open var isDisplayingRepresentativeItem: Bool { false }

  /// Whether the group is hidden.
  open var isHidden = false { didSet { item?.groupDidChange(self) } }

  /// Whether the group is shown even if there's little space.
  open var alwaysAvailable = false
}

extension UIBarButtonItem {
  /// Returns a group with the item, which users can't move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group with the item, which users can move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group with the item, which users can move and remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
