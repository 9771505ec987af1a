/// Calls of methods that a protocol makes optional, which only Objective-C protocols can.
struct OptionalRequirements {
  /// The replacement for a call of an optional method.
  enum Call {
    /// A property of the protocol that holds the method, or `nil`.
    case closure(String)
    /// A method that is always there.
    case method
  }

  private let index: DeclarationIndex
  private let interface: UIKitInterface

  init(index: DeclarationIndex, interface: UIKitInterface) {
    self.index = index
    self.interface = interface
  }

  /// Returns the replacement for `object.name?(…)`, or `nil` if it stays the same.
  func call(of name: String, labels: [String?]) -> Call? {
    for declaration in index.knownProtocols {
      for member in declaration.optionalMethods
      where member.name == name && member.parameters.map(\.label) == labels {
        return .closure(OwnProtocols.property(for: member))
      }
    }
    // Only methods have labels, whatever else a name means.
    guard labels.contains(where: { $0 != nil }) || !index.propertyNames.contains(name) else {
      return nil
    }
    return interface.optionalMethods.contains(Self.fullName(name, labels)) ? .method : nil
  }

  /// Returns the property that stores an optional method that's read but not called, or `nil` if a
  /// name refers to something else.
  /// - Parameter labels: Those that stand behind the name, if any do.
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
