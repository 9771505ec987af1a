import ObjectiveC

/// The app's stored properties that contain views, such as outlets.
///
/// Developers know a view by these names.
///
/// Only stored values are read, so that none of the app's code runs.
@MainActor
struct InstanceNames {
  /// A property that contains a view.
  struct Name {
    let property: String
    /// The class that declares the property.
    let owner: String
  }

  /// The maximum number of named elements in a collection.
  private static let mostOfCollection = 1000
  private static let lazyPrefix = "$__lazy_storage_$_"

  private var names: [ObjectIdentifier: Name] = [:]

  /// Returns the name of a view or a view controller.
  func name(of object: AnyObject) -> Name? { names[ObjectIdentifier(object)] }

  /// Stores the properties of an object that contain views.
  ///
  /// If several objects contain the same view, the first one is used.
  mutating func note(propertiesOf object: AnyObject) {
    guard Self.isOfApp(type(of: object)) else { return }
    let owner = TypeName.short(type(of: object))
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, let type = current.subjectType as? AnyClass, Self.isOfApp(type) {
      for child in current.children {
        guard let label = child.label else { continue }
        let property =
          label.hasPrefix(Self.lazyPrefix) ? String(label.dropFirst(Self.lazyPrefix.count)) : label
        note(child.value, as: property, of: owner)
      }
      mirror = current.superclassMirror
    }
  }

  private mutating func note(_ value: Any, as property: String, of owner: String) {
    if let view = value as? UIView {
      note(view, as: Name(property: property, owner: owner))
    } else if let views = value as? [UIView] {
      for (index, view) in views.prefix(Self.mostOfCollection).enumerated() {
        note(view, as: Name(property: "\(property)[\(index)]", owner: owner))
      }
    }
  }

  private mutating func note(_ view: UIView, as name: Name) {
    let key = ObjectIdentifier(view)
    if names[key] == nil { names[key] = name }
  }

  /// Returns whether a class is part of the app.
  static func isOfApp(_ type: AnyClass) -> Bool {
    let name = TypeName.qualified(type)
    return !ClassNames.isFramework(String(name.prefix { $0 != "." }))
  }
}
