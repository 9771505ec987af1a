extension Stub {
  /// The stubs of table views.
  static let tables: [Stub] = [
    tableReadableWidth, tableReordering, cellReorderControl, tableHeaderTopPadding, tableIndex,
  ]

  /// `UITableView.cellLayoutMarginsFollowReadableWidth`.
  package static let tableReadableWidth = Stub.member(
    "UITableView", "cellLayoutMarginsFollowReadableWidth", lacks: "cells are as wide as the table")

  /// `UITableViewDataSource.tableView(_:moveRowAt:to:)`.
  package static let tableReordering = Stub.member(
    "UITableViewDataSource", "tableView(_:moveRowAt:to:)", lacks: "people can't reorder rows")

  /// `UITableViewCell.showsReorderControl`.
  package static let cellReorderControl = Stub.member(
    "UITableViewCell", "showsReorderControl", lacks: "people can't reorder rows")

  /// `UITableView.sectionHeaderTopPadding`.
  package static let tableHeaderTopPadding = Stub.member(
    "UITableView", "sectionHeaderTopPadding", lacks: "the padding above headers is the system's")

  /// `UITableViewDataSource.sectionIndexTitles(for:)`.
  package static let tableIndex = Stub.member(
    "UITableViewDataSource", "sectionIndexTitles(for:)",
    lacks: "there's no index at the table's edge")
}
