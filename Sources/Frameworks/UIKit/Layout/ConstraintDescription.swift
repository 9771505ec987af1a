import DeviceProtocol

/// Describes constraints and their items.
@MainActor
enum ConstraintDescription {
  /// Returns the constraint as a formula, with its origin.
  static func text(of constraint: NSLayoutConstraint) -> String {
    formula(of: constraint, naming: name) + (constraint.source.map { " [\($0)]" } ?? "")
  }

  /// Returns the constraint as a formula, with custom names for its items.
  static func formula(
    of constraint: NSLayoutConstraint, naming name: (AnyObject?) -> String
  ) -> String {
    var text = term(constraint.first, name)
    switch constraint.relation {
    case .equal: text += " = "
    case .lessThanOrEqual: text += " \u{2264} "
    case .greaterThanOrEqual: text += " \u{2265} "
    }
    if constraint.second.attribute == .notAnAttribute {
      text += number(constraint.constant)
    } else {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) \u{00d7} " }
      text += term(constraint.second, name)
      if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
      if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
    }
    if constraint.priority != .required {
      text += " (priority \(number(CGFloat(constraint.priority.rawValue))))"
    }
    if let identifier = constraint.identifier { text += " \"\(identifier)\"" }
    return text
  }

  private static func term(_ term: LayoutTerm, _ name: (AnyObject?) -> String) -> String {
    let end = "\(name(term.item)).\(term.attribute)"
    guard let attribute = term.startAttribute else { return end }
    return "(\(end) - \(name(term.startItem)).\(attribute))"
  }

  static func name(of object: AnyObject?) -> String {
    guard let view = object as? UIView else {
      guard let guide = object as? UILayoutGuide else { return "(something gone)" }
      let kind = guide.identifier.isEmpty ? guide.kind : guide.identifier
      return "\(kind) of \(guide.owningView.map { name(of: $0) } ?? "no view")"
    }
    let type = ElementSnapshot.name(of: type(of: view))
    if let identifier = view.accessibilityIdentifier { return "\(type) \"\(identifier)\"" }
    var element = ScreenElement(id: 0, type: type, frame: .zero)
    view.describe(&element)
    if let text = element.text ?? element.placeholder ?? element.label, !text.isEmpty {
      return "\(type) \"\(text.prefix(30))\""
    }
    if let controller = view.owningViewController {
      return "the view of \(Swift.type(of: controller))"
    }
    guard let superview = view.superview, view.window !== view else { return type }
    let place = superview.subviews.firstIndex { $0 === view }.map { $0 + 1 } ?? 0
    return "\(type) (subview \(place) of \(name(of: superview)))"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15
      ? String(Int(value)) : String(format: "%.3g", Double(value))
  }
}
