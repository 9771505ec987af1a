extension RefreshDesign {
  static let ios18 = RefreshDesign(
    height: 60, threshold: 100, gap: 4, textStyle: .footnote, textColor: .secondaryLabel)
}
