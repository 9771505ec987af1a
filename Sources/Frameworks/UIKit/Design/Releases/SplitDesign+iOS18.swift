extension SplitDesign {
  static let ios18 = SplitDesign(
    columnWidth: 320, inspectorWidth: 200, fill: .systemBackground, separatorColor: .separator,
    dimming: UIColor(white: 0, alpha: 0.12), changing: 0.3)
}
