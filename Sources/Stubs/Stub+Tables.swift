extension Stub {
  /// The stubs of table views.
  static let tables: [Stub] = [tableSelfSizingByConstraints, tableSeparatorEffect]

  /// `UITableView.selfSizingInvalidation`.
  package static let tableSelfSizingByConstraints = Stub.member(
    "UITableView", "selfSizingInvalidation",
    lacks: "changes of constraints alone don't resize rows")

  /// `UITableView.separatorEffect`.
  package static let tableSeparatorEffect = Stub.member(
    "UITableView", "separatorEffect", lacks: "the separators have no effect")
}
