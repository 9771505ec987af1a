/// The commands of editing menus that responders may support.
@MainActor
enum EditCommands {
  /// The system's commands, in menu order.
  static let standard: [(title: String, action: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  /// Returns the system's commands that a responder or one of its next responders performs.
  static func standard(for responder: UIResponder?) -> [UICommand] {
    let actions = standard.filter { target(of: $0.action, from: responder) != nil }
    return actions.map { UICommand(title: $0.title, action: $0.action) }
  }

  /// Returns the object in the responder chain that performs an action.
  static func target(of action: Selector, from responder: UIResponder?) -> Any? {
    responder?.target(forAction: action, withSender: UIMenuController.shared)
  }

  /// Performs an action on the first object in the responder chain that supports it.
  static func perform(_ action: Selector, from responder: UIResponder?) {
    guard let target = target(of: action, from: responder) else { return }
    if let target = target as? UIResponder,
      StandardActions.perform(action, on: target, sender: UIMenuController.shared)
    {
      return
    }
    UIApplication.shared.sendAction(
      action, to: target, from: UIMenuController.shared, for: nil)
  }
}
