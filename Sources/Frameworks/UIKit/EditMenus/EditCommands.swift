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
    if let target = target as? UIResponder, performs(action, target) { return }
    UIApplication.shared.sendAction(
      action, to: target, from: UIMenuController.shared, for: nil)
  }

  /// Calls the corresponding method that every responder has, if the action is such a command.
  private static func performs(_ action: Selector, _ target: UIResponder) -> Bool {
    let sender = UIMenuController.shared
    switch action.description {
    case "cut:": target.cut(sender)
    case "copy:": target.copy(sender)
    case "paste:": target.paste(sender)
    case "delete:": target.delete(sender)
    case "select:": target.select(sender)
    case "selectAll:": target.selectAll(sender)
    default: return false
    }
    return true
  }
}
