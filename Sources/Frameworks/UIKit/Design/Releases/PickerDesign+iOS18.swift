extension PickerDesign {
  static let ios18 = PickerDesign(
    size: CGSize(width: 320, height: 216), rowHeight: 32, drumOverhang: 75,
    drumRadius: 0.334225372, font: DesignFont(size: 21), chosenSize: 23.5, otherOpacity: 0.447,
    titleInset: 9, inset: 9, spacing: 5, bandColor: .quaternarySystemFill, bandRadius: 8,
    bandOverhang: 2)
}
