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

  /// Returns the replacement for `object.name?(…)`, or `nil` if it stays the same.
  /// - Parameters:
  ///   - labels: The labels of the arguments in the parentheses.
  ///   - closures: The labels of the closures behind them; the first has none.
  func call(of name: String, labels: [String?], closures: [String?] = []) -> Call? {
    for declaration in index.knownProtocols {
      for member in declaration.optionalMethods
      where member.name == name
        && Self.isCall(member.parameters.map(\.label), labels, closures)
      {
        return .closure(OwnProtocols.property(for: member))
      }
    }
    // Only methods have labels, so a labeled name can't refer to anything else.
    guard labels.contains(where: { $0 != nil }) || !index.propertyNames.contains(name) else {
      return nil
    }
    let full = Self.fullName(name, labels)
    let all = [interface.optionalMethods, FoundationRequirements.allOptional]
    let isOptional = all.contains { names in
      closures.isEmpty
        ? names.contains(full) : names.contains { Self.isCall($0, full, closures) }
    }
    return isOptional ? .method : nil
  }

  /// Returns whether a call can be one of a method with some labels.
  private static func isCall(_ declared: [String?], _ labels: [String?], _ closures: [String?])
    -> Bool
  {
    guard declared.count == labels.count + closures.count, declared.starts(with: labels) else {
      return false
    }
    return closures.isEmpty
      || declared.suffix(closures.count - 1).elementsEqual(closures.dropFirst())
  }

  /// Returns whether a call with closures behind its parentheses can be one of a method.
  /// - Parameters:
  ///   - declared: The full name of the method.
  ///   - call: The full name that the call has without the closures.
  private static func isCall(_ declared: String, _ call: String, _ closures: [String?]) -> Bool {
    guard declared.hasPrefix(call.dropLast()) else { return false }
    let rest = declared.dropFirst(call.count - 1).dropLast().split(separator: ":")
    return rest.count == closures.count
      && rest.dropFirst().elementsEqual(closures.dropFirst().map { Substring($0 ?? "_") })
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
