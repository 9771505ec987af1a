extension SystemBehavior {
  /// The behavior of iOS 27.
  static let ios27 = ios26

  /// The behavior of iOS 27.1, with the values that differ from iOS 27.
  static let ios271 = SystemBehavior.ios27.with { $0.viewMargins = .zero }
}
