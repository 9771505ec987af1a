extension ScrollingDesign {
  static let ios18 = ScrollingDesign(
    indicatorThickness: 3, indicatorMargin: 3, smallestIndicator: 36, smallestPulledIndicator: 8,
    darkIndicator: UIColor(white: 0, alpha: 0.35), lightIndicator: UIColor(white: 1, alpha: 0.5),
    indicatorDelay: 0.35, indicatorFading: 0.25, edgeZone: 44, fastestEdgeStep: 6, moving: 0.3)
}
