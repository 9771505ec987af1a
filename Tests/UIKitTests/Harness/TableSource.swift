import AppRuntime
import ObjectiveC
import QuartzCore
import UIKit

@testable import UIKitCore

/// The data source and delegate of a table, which has sections of words and records the calls that
/// tests are interested in.
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate, ObjCExposing {
  let log = CallLog()
  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var heights: [IndexPath: CGFloat] = [:]
  var refused: Set<IndexPath> = []
  var actions: [UIContextualAction] = []
  var leadingActions: [UIContextualAction] = []
  var uneditable: Set<IndexPath> = []
  var editingStyles: [IndexPath: UITableViewCell.EditingStyle] = [:]
  var movesRows = false
  var immovable: Set<IndexPath> = []
  var indexTitles: [String]?
  /// Returns the target of a dragged row for its proposed target.
  var moveTarget: (IndexPath) -> IndexPath = { $0 }
  private(set) var made = 0

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  /// Returns the members that the builder generates for the class.
  ///
  /// UIKit uses the names of the methods to determine that rows can be deleted and moved.
  static func objcMembers() -> [ObjCMember] {
    ["tableView:commit:forRowAt:", "tableView:moveRowAt:to:"].map {
      .method($0, of: TableSource.self) { _, _ in nil }
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !uneditable.contains(indexPath)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { editingStyles[indexPath] ?? .delete }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("willBeginEditing", indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.note("didEndEditing \(indexPath.map { "\($0.section).\($0.row)" } ?? "gone")")
  }

  private func note(_ call: String, _ path: IndexPath) {
    log.note("\(call) \(path.section).\(path.row)")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("willDisplay", indexPath) }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect", indexPath)
    return refused.contains(indexPath) ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note("accessory", indexPath) }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle.rawValue)", indexPath)
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movesRows && !immovable.contains(indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    note("move \(sourceIndexPath.section).\(sourceIndexPath.row) to", destinationIndexPath)
    let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { moveTarget(proposedDestinationIndexPath) }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("primary", indexPath)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leadingActions.isEmpty ? nil : UISwipeActionsConfiguration(actions: leadingActions)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
  }
}
