import UIKit

/// Undoes and redoes changes.
enum UndoCalls {
  static func run() -> String {
    let list = UndoableList()
    list.append("a")
    list.append("b")
    list.manager.undo()
    let undone = list.items.joined()
    list.manager.redo()
    let redone = list.items.joined()
    list.manager.undo()
    list.manager.removeAllActions()
    return "\(undone) \(redone) \(list.items.joined()) \(list.manager.canUndo)"
  }
}

private class UndoableList: NSObject {
  let manager = UndoManager()
  private(set) var items: [String] = []

  override init() {
    super.init()
    manager.groupsByEvent = false
  }

  func append(_ item: String) {
    change { $0.append(item) }
  }

  private func change(_ body: (inout [String]) -> Void) {
    let old = items
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { list in list.change { $0 = old } }
    manager.setActionName("Change")
    manager.endUndoGrouping()
    body(&items)
  }
}
