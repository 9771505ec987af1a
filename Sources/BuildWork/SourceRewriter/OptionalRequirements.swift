/// Calls to a protocol's optional methods, which only Objective-C protocols can have.
struct OptionalRequirements {
  /// The replacement for a call of an optional method.
  enum Call {
    /// A property of the protocol that holds the method, or `nil`.
    case closure(String)
    /// A method that always exists.
    case method
  }

  private let index: DeclarationIndex
  private let interface: UIKitInterface

  init(index: DeclarationIndex, interface: UIKitInterface) {
    self.index = index
    self.interface = interface
  }

  /// Returns the replacement for `object.name?(…)`, or `nil` if it doesn't change.
  func call(of name: String, labels: [String?]) -> Call? {
    for declaration in index.knownProtocols {
      for member in declaration.optionalMethods
      where member.name == name && member.parameters.map(\.label) == labels {
        return .closure(OwnProtocols.property(for: member))
      }
    }
    // Only methods have labels, so a labeled name can't refer to anything else.
    guard labels.contains(where: { $0 != nil }) || !index.propertyNames.contains(name) else {
      return nil
    }
    return interface.optionalMethods.contains(Self.fullName(name, labels)) ? .method : nil
  }

  /// Returns the property that stores an optional method that's used without being called, or `nil`
  /// if a name refers to something else.
  /// - Parameter labels: The labels after the name, if any.
  func value(of name: String, labels: [String?]?) -> String? {
    let methods = index.knownProtocols.flatMap(\.optionalMethods).filter {
      $0.name == name && (labels == nil || $0.parameters.map(\.label) == labels)
    }
    guard methods.count == 1, labels != nil || !index.propertyNames.contains(name) else {
      return nil
    }
    return OwnProtocols.property(for: methods[0])
  }

  private static func fullName(_ name: String, _ labels: [String?]) -> String {
    name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }
}
