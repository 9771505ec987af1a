extension TabBarDesign {
  static let ios18 = TabBarDesign(
    height: 49, minimizedHeight: 44, minimizedItemWidth: 96, accessoryHeight: 48,
    centeredItemWidth: 76, centeredSpacing: 34, itemInset: 2, itemTop: 1,
    unselectedColor: UIColor(white: 0.57, alpha: 1),
    titleFont: DesignFont(size: 10, weight: .medium),
    inlineTitleFont: DesignFont(size: 13, weight: .medium), titleHeight: 12, imageHeight: 34,
    inlineGap: 6,
    customizing: Customizing(
      columns: 4, iconHeight: 49, rowHeight: 72, hintHeight: 44,
      hintInset: CGSize(width: 16, height: 24)),
    badgeTop: 2, badgeOffset: 6, inlineBadgeOverlap: 4)
}
