extension Stub {
  /// The stubs of table views.
  static let tables: [Stub] = [
    tableSelfSizingByConstraints, tableSeparatorEffect, tableHeaderEstimate, tableFooterEstimate,
  ]

  /// `UITableView.selfSizingInvalidation`.
  package static let tableSelfSizingByConstraints = Stub.member(
    "UITableView", "selfSizingInvalidation",
    lacks: "changes of constraints alone don't resize rows")

  /// `UITableView.separatorEffect`.
  package static let tableSeparatorEffect = Stub.member(
    "UITableView", "separatorEffect", lacks: "the separators have no effect")

  /// `UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)`.
  package static let tableHeaderEstimate = Stub.member(
    "UITableViewDelegate", "tableView(_:estimatedHeightForHeaderInSection:)",
    lacks: "headers are measured before they're on screen")

  /// `UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)`.
  package static let tableFooterEstimate = Stub.member(
    "UITableViewDelegate", "tableView(_:estimatedHeightForFooterInSection:)",
    lacks: "footers are measured before they're on screen")
}
