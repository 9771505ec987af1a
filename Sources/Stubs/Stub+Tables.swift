extension Stub {
  /// The stubs of table views.
  static let tables: [Stub] = [
    tableReadableWidth, tableEditing, tableMultipleSelectionDuringEditing, cellEditingAccessoryType,
    cellEditingAccessoryView, cellReorderControl, cellShouldIndent, tableHeaderTopPadding,
    tableIndex,
  ]

  /// `UITableView.cellLayoutMarginsFollowReadableWidth`.
  package static let tableReadableWidth = Stub.member(
    "UITableView", "cellLayoutMarginsFollowReadableWidth", lacks: "cells are as wide as the table")

  /// `UITableView.setEditing(_:animated:)`.
  package static let tableEditing = Stub.member(
    "UITableView", "setEditing(_:animated:)", lacks: "rows show no controls for editing")

  /// `UITableView.allowsMultipleSelectionDuringEditing`.
  package static let tableMultipleSelectionDuringEditing = Stub.member(
    "UITableView", "allowsMultipleSelectionDuringEditing",
    lacks: "rows show no controls for editing")

  /// `UITableViewCell.editingAccessoryType`.
  package static let cellEditingAccessoryType = Stub.member(
    "UITableViewCell", "editingAccessoryType", lacks: "cells show no controls for editing")

  /// `UITableViewCell.editingAccessoryView`.
  package static let cellEditingAccessoryView = Stub.member(
    "UITableViewCell", "editingAccessoryView", lacks: "cells show no controls for editing")

  /// `UITableViewCell.showsReorderControl`.
  package static let cellReorderControl = Stub.member(
    "UITableViewCell", "showsReorderControl", lacks: "cells show no controls for editing")

  /// `UITableViewCell.shouldIndentWhileEditing`.
  package static let cellShouldIndent = Stub.member(
    "UITableViewCell", "shouldIndentWhileEditing",
    lacks: "cells don't indent while they are edited")

  /// `UITableView.sectionHeaderTopPadding`.
  package static let tableHeaderTopPadding = Stub.member(
    "UITableView", "sectionHeaderTopPadding", lacks: "the padding above headers is the system's")

  /// `UITableViewDataSource.sectionIndexTitles(for:)`.
  package static let tableIndex = Stub.member(
    "UITableViewDataSource", "sectionIndexTitles(for:)",
    lacks: "there's no index at the table's edge")
}
