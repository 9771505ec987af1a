extension UITabBar {
  /// The positioning of a bar's items.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum>.
  public enum ItemPositioning: Int, Sendable {
    /// The system decides.
    case automatic
    /// The items share the bar's width.
    case fill
    /// The items are in the middle.
    case centered
  }

  /// The current layout of the items.
  final var row: TabItemRow {
    let look = currentAppearance(for: selectedItem)
    return TabItemRow(
      positioning: look.stackedItemPositioning == .automatic
        ? itemPositioning : look.stackedItemPositioning,
      width: look.stackedItemWidth > 0 ? look.stackedItemWidth : itemWidth,
      spacing: look.stackedItemSpacing > 0 ? look.stackedItemSpacing : itemSpacing)
  }
}
