extension ActivityDesign {
  static let ios18 = ActivityDesign(
    fill: .systemGroupedBackground, popoverSize: CGSize(width: 375, height: 400), margin: 16,
    headerHeight: 40, headerFont: DesignFont(size: 17, weight: .semibold), imageGap: 12,
    closeSide: 30, closeGap: 16, symbolColor: .label)
}
