extension PhotoDesign {
  static let ios18 = PhotoDesign(
    grid: Grid(
      fill: .systemBackground, gap: 2, fewestColumns: 3, columnWidth: 180, emptyStyle: .title2,
      emptyColor: .secondaryLabel),
    cell: Cell(
      fill: .secondarySystemFill, chosenOpacity: 0.75, markDiameter: 22, markMargin: 5,
      numberFont: DesignFont(size: 13, weight: .semibold), numberColor: .white),
    crop: Crop(
      fill: .black, shade: UIColor(white: 0, alpha: 0.6), textColor: .white,
      titleStyle: .headline, titleTop: 8, titleHeight: 30, buttonStyle: .body,
      buttonSize: CGSize(width: 90, height: 44), buttonMargin: 16, buttonBottom: 10,
      margins: 120))
}
