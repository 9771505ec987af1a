import Foundation

/// Keeps the edited field in a table above the keyboard, for a table view controller.
@MainActor
final class TableKeyboardRoom {
  private weak var table: UITableView?
  private var observers: [any NSObjectProtocol] = []
  /// The part of the table's insets that's reserved for the keyboard.
  private var covered: CGFloat = 0

  /// Starts to follow the keyboard.
  init(_ table: UITableView) {
    self.table = table
    observe(UIResponder.keyboardWillShowNotification) { $0.makeRoom(above: $1) }
    observe(UIResponder.keyboardWillHideNotification) { room, _ in room.take(0) }
  }

  private func observe(
    _ name: NSNotification.Name, _ act: @escaping @MainActor (TableKeyboardRoom, CGRect) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] in
        let frame = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated {
          if let self { act(self, frame ?? .zero) }
        }
      })
  }

  /// Stops following the keyboard, and removes the space for it.
  func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    take(0)
  }

  private func makeRoom(above keyboard: CGRect) {
    guard let table, let window = table.window else { return }
    let end = table.convert(table.bounds, to: window).maxY
    let free = table.adjustedContentInset.bottom - table.contentInset.bottom
    take(max(0, end - window.convert(keyboard, from: nil).minY - free))
    showEditor()
  }

  private func take(_ height: CGFloat) {
    guard let table, height != covered else { return }
    table.contentInset.bottom += height - covered
    table.verticalScrollIndicatorInsets.bottom += height - covered
    covered = height
  }

  /// Scrolls to the row that contains the edited text, or to the caret's position if the row is
  /// taller than the visible area.
  private func showEditor() {
    guard covered > 0, let table, let editor = UIResponder.first as? UIView,
      editor.isDescendant(of: table)
    else { return }
    let row = sequence(first: editor, next: \.superview).first { $0 is UITableViewCell }
    let visible = table.bounds.inset(by: table.adjustedContentInset).height
    let target = row.flatMap { $0.bounds.height <= visible ? $0 : nil } ?? editor
    table.scrollRectToVisible(target.convert(target.bounds, to: table), animated: true)
  }
}
