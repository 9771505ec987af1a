extension ColorWellDesign {
  static let ios18 = ColorWellDesign(
    diameter: 28, ringWidth: 3, gap: 2, saturation: 0.85, disabledOpacity: 0.4,
    highlightOpacity: 0.6)
}
