import DeviceProtocol
import Foundation

/// Sets properties that the user edits in an inspector.
@MainActor
enum InspectorEditing {
  /// The editable properties of a constraint.
  private enum ConstraintKey: String { case constant, priority, isActive }

  /// Sets a property of a view or a constraint.
  /// - Throws: `InspectorProperty.Refusal` if the property can't have the value.
  static func perform(_ edit: InspectorEdit) throws {
    if let key = ConstraintKey(rawValue: edit.key) {
      guard let constraint = InspectorObjects.constraint(edit.object) else { throw gone }
      return try set(key, of: constraint, to: edit.value)
    }
    guard let view = InspectorObjects.objects([edit.object]).first as? UIView else { throw gone }
    guard let property = InspectorProperty.editable(edit.key, of: view), let write = property.write
    else {
      throw InspectorProperty.Refusal(
        description: "“\(edit.key)” of \(type(of: view)) can't be set.")
    }
    try write(view, edit.value)
    view.setNeedsLayout()
  }

  private static var gone: InspectorProperty.Refusal {
    InspectorProperty.Refusal(description: "This object no longer exists.")
  }

  private static func set(
    _ key: ConstraintKey, of constraint: NSLayoutConstraint, to value: String
  ) throws {
    switch key {
    case .constant: constraint.constant = try InspectorProperty.number(value, in: -1e6...1e6)
    case .priority:
      guard constraint.priority != .required else {
        throw InspectorProperty.Refusal(
          description: "The priority of a required constraint can't be changed while it's active.")
      }
      let priority = Float(try InspectorProperty.number(value, in: 1...999))
      constraint.priority = UILayoutPriority(priority)
    case .isActive: constraint.isActive = value == "true"
    }
  }
}

extension InspectorProperty {
  /// Returns the property with a key if it can be set for a view.
  static func editable(_ key: String, of view: UIView) -> InspectorProperty? {
    let property = InspectorProperties(of: type(of: view)).property(key)
    return property.flatMap { $0.isEditable(of: view) ? $0 : nil }
  }

  /// Returns whether the property can be set for a view.
  ///
  /// A frame that constraints determine can't be set.
  func isEditable(of view: UIView) -> Bool {
    guard write != nil, read(view) != nil else { return false }
    return !key.hasPrefix("frame.") || view.translatesAutoresizingMaskIntoConstraints
  }
}
