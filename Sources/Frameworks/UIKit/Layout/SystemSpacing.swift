/// The system's standard distances.
@MainActor
enum SystemSpacing {
  /// The distance between views that are side by side.
  static let horizontal: CGFloat = 8
  /// The standard distance from a container's edges, for a storyboard's symbolic constant.
  static let containerEdge: CGFloat = 20

  typealias Place = (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)

  /// Returns the distance between views that are above each other.
  ///
  /// Between baselines, it increases with the text size.
  static func vertical(from upper: Place, to lower: Place) -> CGFloat {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    guard baselines.contains(upper.attribute), baselines.contains(lower.attribute) else { return 8 }
    let height = LayoutTerm.view(of: lower.item).map { $0.intrinsicContentSize.height } ?? 0
    return max(8, height * 1.2)
  }
}
