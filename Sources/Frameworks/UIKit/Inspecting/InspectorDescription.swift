import DeviceProtocol
import Foundation
import ObjectiveC

/// Describes everything that an inspector shows about a view or a view controller.
@MainActor
enum InspectorDescription {
  /// The maximum number of constraints shown for one view.
  private static let mostConstraints = 1000
  /// The maximum number of conflicting constraints shown for one constraint.
  private static let mostOpponents = 12
  /// The maximum length of a value, in bytes.
  private static let longestValue = 20_000

  static func of(_ object: AnyObject) -> InspectedObject {
    var inspected = InspectedObject(
      id: InspectorObjects.id(of: object), type: TypeName.short(type(of: object)))
    inspected.origin = Origins.shared?.place(of: object)
    inspected.responders = responders(from: object)
    if let view = object as? UIView {
      describe(view, &inspected)
    } else if let controller = object as? UIViewController {
      describe(controller, &inspected)
    }
    return inspected
  }

  private static func describe(_ view: UIView, _ inspected: inout InspectedObject) {
    var names = InstanceNames()
    for owner in sequence(first: view as UIResponder, next: \.next) {
      names.note(propertiesOf: owner)
    }
    inspected.name = names.name(of: view).map { "\($0.property) of \($0.owner)" }
    inspected.sections = InspectorProperties(of: type(of: view)).sections.compactMap { section in
      let properties = section.properties.compactMap { $0.inspected(of: view) }.map(shortened)
      guard !properties.isEmpty else { return nil }
      return InspectedObject.Section(title: section.title, properties: properties)
    }
    inspected.constraints = constraints(of: view, names)
    inspected.recognizers = (view.gestureRecognizers ?? []).prefix(mostConstraints)
      .map(description)
  }

  private static func shortened(_ property: InspectedProperty) -> InspectedProperty {
    guard property.value.utf8.count > longestValue else { return property }
    // A value that isn't shown in full can't be edited.
    return InspectedProperty(
      key: nil, name: property.name, kind: property.kind,
      value: String(property.value.prefix(longestValue / 4)) + "…")
  }

  private static func describe(
    _ controller: UIViewController, _ inspected: inout InspectedObject
  ) {
    func property(_ name: String, _ value: String?) -> InspectedProperty? {
      value.map { InspectedProperty(key: nil, name: name, kind: .text, value: $0) }
    }
    func name(_ other: UIViewController?) -> String? {
      other.map { TypeName.short(type(of: $0)) }
    }
    let properties = [
      property("Title", controller.title), property("Parent", name(controller.parent)),
      property("Navigation", name(controller.navigationController)),
      property("Tab bar", name(controller.tabBarController)),
      property("Presents", name(controller.presentedViewController)),
      property("Presented by", name(controller.presentingViewController)),
    ]
    let children = controller.children.compactMap(name)
    let known =
      properties + [property("Children", children.isEmpty ? nil : children.joined(separator: ", "))]
    guard known.contains(where: { $0 != nil }) else { return }
    inspected.sections = [
      InspectedObject.Section(
        title: "View controller", properties: known.compactMap(\.self).map(shortened))
    ]
  }

  private static func responders(from object: AnyObject) -> [String] {
    guard let responder = object as? UIResponder else { return [] }
    return sequence(first: responder, next: \.next).dropFirst().prefix(mostConstraints)
      .map { TypeName.short(type(of: $0)) }
  }

  private static func description(_ recognizer: UIGestureRecognizer) -> String {
    var parts = [TypeName.short(type(of: recognizer))]
    if let name = recognizer.name { parts.append("“\(InspectorObjects.shortened(name))”") }
    if !recognizer.isEnabled { parts.append("disabled") }
    if let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired > 1 {
      parts.append("\(tap.numberOfTapsRequired) taps")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Constraints

  /// Returns the active constraints that involve a view.
  ///
  /// The constraints that the view itself contains come first.
  private static func constraints(
    of view: UIView, _ names: InstanceNames
  ) -> [InspectedConstraint] {
    let engine = view.layoutState.root.engine
    let holders = Array(sequence(first: view, next: \.superview))
    let all = holders.flatMap { $0.layoutState.constraints.filter { isAbout($0, view) } }
    return all.prefix(mostConstraints).map { constraint in
      var inspected = InspectedConstraint(
        id: InspectorObjects.id(of: constraint),
        text: ConstraintDescription.formula(of: constraint) { name(of: $0, names) },
        constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue))
      inspected.identifier = constraint.identifier.map(InspectorObjects.shortened)
      inspected.isBroken = engine?.isBroken(constraint) ?? false
      inspected.opponents =
        engine?.opponents(of: constraint).prefix(mostOpponents).map { text(of: $0, names) } ?? []
      inspected.origin = Origins.shared?.place(of: constraint)
      return inspected
    }
  }

  private static func text(of party: ConflictReport.Party, _ names: InstanceNames) -> String {
    guard case .constraint(let constraint) = party else { return party.text }
    return ConstraintDescription.formula(of: constraint) { name(of: $0, names) }
      + (constraint.source.map { " [\($0)]" } ?? "")
  }

  /// Returns the name of a constraint's item, which is the property that stores it or its name in
  /// messages.
  private static func name(of item: AnyObject?, _ names: InstanceNames) -> String {
    if let guide = item as? UILayoutGuide, let view = guide.owningView,
      let name = names.name(of: view)
    {
      return "\(guide.identifier.isEmpty ? guide.kind : guide.identifier) of \(name.property)"
    }
    return item.flatMap(names.name)?.property ?? ConstraintDescription.name(of: item)
  }

  private static func isAbout(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
    [constraint.first, constraint.second].contains { $0.view === view || $0.startView === view }
  }
}
