extension NavigationBarDesign {
  static let ios18 = NavigationBarDesign(
    sheetRowHeight: 56, titleFont: DesignFont(size: 17, weight: .semibold), titleColor: .label,
    subtitleSize: 12, subtitleColor: .secondaryLabel, titleGap: 8, backInset: 8,
    greatestBackWidth: 150,
    arrow: Arrow(
      size: CGSize(width: 8.5, height: 17), inset: 2.5, lineWidth: 2.7, room: 19, imageGap: 6),
    largeTitle: LargeTitle(
      rowHeight: 52, font: DesignFont(size: 34, weight: .bold), lineHeight: 42, lineTop: 50,
      bottom: 8, subtitleSize: 15, subtitleGap: 2, smallestHeight: 12),
    prompt: Prompt(
      rowHeight: 30, top: 6, height: 20, font: DesignFont(size: 12), color: .secondaryLabel))
}
