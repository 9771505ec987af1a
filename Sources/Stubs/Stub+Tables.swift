extension Stub {
  /// The stubs of table views.
  static let tables: [Stub] = [tableSelfSizingByConstraints]

  /// `UITableView.selfSizingInvalidation`.
  package static let tableSelfSizingByConstraints = Stub.member(
    "UITableView", "selfSizingInvalidation",
    lacks: "changes of constraints alone don't have rows measured anew")
}
