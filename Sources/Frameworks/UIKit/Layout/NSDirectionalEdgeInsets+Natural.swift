extension NSDirectionalEdgeInsets {
  /// The default margins of a view: 8 points on each side, or none since iOS 27.1.
  ///
  /// The margins of a view controller's root view are at least
  /// `UIViewController.systemMinimumLayoutMargins` in all systems.
  static let natural = SystemBehavior.current.viewMargins
}
