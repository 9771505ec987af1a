/// The standard actions of responders, which are methods that every responder has.
@MainActor
enum StandardActions {
  private typealias Method = @MainActor (UIResponder, Any?) -> Void

  private static let methods: [String: Method] = [
    "cut:": { $0.cut($1) }, "copy:": { $0.copy($1) }, "paste:": { $0.paste($1) },
    "delete:": { $0.delete($1) }, "select:": { $0.select($1) },
    "selectAll:": { $0.selectAll($1) }, "printContent:": { $0.printContent($1) },
    "alignLeft:": { $0.alignLeft($1) }, "alignCenter:": { $0.alignCenter($1) },
    "alignJustified:": { $0.alignJustified($1) }, "alignRight:": { $0.alignRight($1) },
    "newFromPasteboard:": { $0.newFromPasteboard($1) },
    "performClose:": { $0.performClose($1) }, "toggleInspector:": { $0.toggleInspector($1) },
    "toggleSidebar:": { $0.toggleSidebar($1) },
  ]

  /// Calls a responder's method for an action.
  ///
  /// Returns whether the action is a standard action.
  static func perform(_ action: Selector, on responder: UIResponder, sender: Any?) -> Bool {
    guard let method = methods[action.description] else { return false }
    method(responder, sender)
    return true
  }
}
