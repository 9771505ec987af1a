/// Finds classes and members by name, as Objective-C's runtime does on Apple's systems.
@MainActor
package enum ObjCRuntime {
  /// A member that is not there or a value that does not fit.
  package enum Failure: Error, CustomStringConvertible {
    case undefinedKey(String, class: String)
    case unrecognizedSelector(String, class: String)
    case mismatch(expected: String, found: String)

    package var description: String {
      switch self {
      case .undefinedKey(let key, let name):
        "this class is not key value coding-compliant for the key \(key): \(name)"
      case .unrecognizedSelector(let selector, let name):
        "-[\(name) \(selector)]: unrecognized selector sent to instance"
      case .mismatch(let expected, let found):
        "a \(expected) is expected, but this is a \(found)"
      }
    }
  }

  private static var classes: [ObjectIdentifier: Entry] = [:]
  private static var classesByName: [String: [ObjCClass]] = [:]

  private struct Entry {
    var registered: ObjCClass
    var members: [String: ObjCMember.Kind]
  }

  /// Makes a class known.
  package static func register(_ registered: ObjCClass) {
    var members: [String: ObjCMember.Kind] = [:]
    for member in registered.members { members[member.name] = member.kind }
    classes[ObjectIdentifier(registered.type)] = Entry(registered: registered, members: members)
    classesByName[registered.name, default: []].append(registered)
  }

  /// The class with a name; without a module the app's classes come before UIKit's.
  package static func findClass(named name: String, module: String?) -> ObjCClass? {
    let candidates = classesByName[name] ?? []
    if let module { return candidates.last { $0.module == module } }
    return candidates.last { $0.module != "UIKit" } ?? candidates.last
  }

  /// What is registered of an object's own class, not of its superclasses.
  package static func registered(for type: AnyClass) -> ObjCClass? {
    classes[ObjectIdentifier(type)]?.registered
  }

  /// Whether an object has a method of that name.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    if case .method = member(selector.description, of: object) { return true }
    return false
  }

  /// Calls the method of that name.
  /// - Throws: `Failure.unrecognizedSelector`, `Failure.mismatch` for an argument.
  @discardableResult
  package static func perform(_ selector: Selector, on object: AnyObject, with arguments: [Any?])
    throws -> Any?
  {
    guard case .method(let body) = member(selector.description, of: object) else {
      throw Failure.unrecognizedSelector(
        selector.description, class: String(describing: type(of: object)))
    }
    return try body(object, arguments)
  }

  /// Sets the property with a key: the exact one, or the one with a lower-case first letter.
  /// - Throws: `Failure.undefinedKey`, `Failure.mismatch`.
  package static func setValue(_ value: Any?, forKey key: String, on object: AnyObject) throws {
    guard case .property(_, let set) = property(key, of: object) else {
      throw Failure.undefinedKey(key, class: String(describing: type(of: object)))
    }
    try set(object, value)
  }

  /// The value of the property with a key.
  /// - Throws: `Failure.undefinedKey`.
  package static func value(forKey key: String, of object: AnyObject) throws -> Any? {
    guard case .property(let get, _) = property(key, of: object) else {
      throw Failure.undefinedKey(key, class: String(describing: type(of: object)))
    }
    return get(object)
  }

  /// Stores a value where its type fits, `didSet` included.
  /// - Throws: `Failure.mismatch`.
  package static func assign<Value>(_ value: Any?, to place: inout Value) throws {
    guard let fitting = (value as Any) as? Value else {
      throw Failure.mismatch(expected: "\(Value.self)", found: describe(value))
    }
    place = fitting
  }

  /// Stores a value, or `nil`, where its type fits, `didSet` included.
  /// - Throws: `Failure.mismatch`.
  package static func assign<Value>(_ value: Any?, to place: inout Value?) throws {
    guard let value else {
      place = nil
      return
    }
    guard let fitting = value as? Value else {
      throw Failure.mismatch(expected: "\(Value.self)", found: describe(value))
    }
    place = fitting
  }

  /// The argument at an index, as the method's parameter wants it.
  /// - Throws: `Failure.mismatch`.
  package static func argument<Value>(_ arguments: [Any?], _ index: Int) throws -> Value {
    let argument = index < arguments.count ? arguments[index] : nil
    guard let fitting = (argument as Any) as? Value else {
      throw Failure.mismatch(expected: "\(Value.self)", found: describe(argument))
    }
    return fitting
  }

  private static func describe(_ value: Any?) -> String {
    value.map { "\(type(of: $0))" } ?? "nil"
  }

  private static func property(_ key: String, of object: AnyObject) -> ObjCMember.Kind? {
    member(key, of: object) ?? member(key.prefix(1).lowercased() + key.dropFirst(), of: object)
  }

  private static func member(_ name: String, of object: AnyObject) -> ObjCMember.Kind? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let member = classes[ObjectIdentifier(current)]?.members[name] { return member }
      type = _getSuperclass(current)
    }
    return nil
  }
}
