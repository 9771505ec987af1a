/// Finds classes and members by name, like the Objective-C runtime on Apple's systems.
@MainActor
package enum ObjCRuntime {
  /// An error for an undefined member or a value of the wrong type.
  package enum Failure: Error, CustomStringConvertible {
    case undefinedKey(String, class: String)
    case unrecognizedSelector(String, class: String)
    case mismatch(expected: String, found: String)
    /// An argument has a different type than the method's parameter.
    case wrongArgument(index: Int, expected: Any.Type, found: String)

    /// The error in the Objective-C runtime's words.
    package var description: String {
      switch self {
      case .undefinedKey(let key, let name):
        "this class is not key value coding-compliant for the key \(key): \(name)"
      case .unrecognizedSelector(let selector, let name):
        "-[\(name) \(selector)]: unrecognized selector sent to instance"
      case .mismatch(let expected, let found):
        Self.text(expected: expected, found: found)
      case .wrongArgument(_, let expected, let found):
        Self.text(expected: "\(expected)", found: found)
      }
    }

    private static func text(expected: String, found: String) -> String {
      "expected a value of type \(wrapped(expected)), but got \(found)"
    }

    /// Returns the name of the type within an optional, which always accepts `nil`.
    private static func wrapped(_ name: String) -> Substring {
      name.hasPrefix("Optional<") ? name.dropFirst("Optional<".count).dropLast() : name[...]
    }
  }

  private static var classes: [ObjectIdentifier: Entry] = [:]
  private static var classesByName: [String: [ObjCClass]] = [:]
  private static var added: [ObjectIdentifier: [String: ObjCMember.Kind]] = [:]
  private static var unregistered: [ObjectIdentifier: [String: ObjCMember.Kind]] = [:]

  @MainActor private struct Entry {
    var registered: ObjCClass
    /// The class's members, which are created on first use.
    lazy var members = Dictionary(
      registered.members().map { ($0.name, $0.kind) }, uniquingKeysWith: { $1 })
  }

  /// Registers a class.
  package static func register(_ registered: ObjCClass) {
    classes[ObjectIdentifier(registered.type)] = Entry(registered: registered)
    classesByName[registered.name, default: []].append(registered)
  }

  /// Returns the members that a framework class lists, which can be inherited.
  package static var frameworkMembers: @MainActor (AnyClass) -> [ObjCMember] = { _ in [] }

  /// Returns the members of a class itself, by name.
  static func ownMembers(of type: AnyClass) -> [String: ObjCMember.Kind] {
    let id = ObjectIdentifier(type)
    if let members = classes[id]?.members ?? unregistered[id] { return members }
    var own = frameworkMembers(type).filter { $0.owner == type }
    if own.isEmpty { own = (type as? any ObjCExposing.Type)?.objcMembers() ?? [] }
    let members = Dictionary(own.map { ($0.name, $0.kind) }, uniquingKeysWith: { $1 })
    unregistered[id] = members
    return members
  }

  /// Adds members that the app declares in an extension of another module's class.
  package static func add(_ members: [ObjCMember], to type: AnyClass) {
    for member in members { added[ObjectIdentifier(type), default: [:]][member.name] = member.kind }
  }

  /// Returns the value of a property that the app adds to a framework class, or `nil` if there's
  /// none.
  package static func added<Value>(_ key: String, to type: AnyClass, of object: AnyObject) -> Value?
  {
    guard case .property(let get, _) = added[ObjectIdentifier(type)]?[key] else { return nil }
    return get(object) as? Value
  }

  /// Returns the app's class with a name.
  ///
  /// Without a module, returns the last one that was registered.
  package static func findClass(named name: String, module: String?) -> ObjCClass? {
    let candidates = classesByName[name] ?? []
    if let module { return candidates.last { $0.module == module } }
    return candidates.last
  }

  /// Returns the class for a storyboard's `customClass`, which is registered or found by its Swift
  /// name.
  package static func type(named name: String, module: String?) -> AnyClass? {
    if let registered = findClass(named: name, module: module) { return registered.type }
    let modules = module.map { [$0] } ?? appModules
    for module in modules {
      if let type = NSClassFromString("\(module).\(name)") { return type }
    }
    return module == nil ? frameworkType(named: name) : nil
  }

  /// Apple's frameworks whose classes storyboards can use.
  private static let frameworks = ["UIKit", "QuartzCore", "WebKit", "MapKit"]

  /// Returns the class with a name in one of Apple's frameworks.
  package static func frameworkType(named name: String) -> AnyClass? {
    if let type = frameworkTypes[name] { return type }
    for framework in frameworks {
      guard let type = NSClassFromString("\(framework).\(name)") else { continue }
      frameworkTypes[name] = type
      return type
    }
    return nil
  }

  /// A cache of classes by name, because finding them is slow.
  private static var frameworkTypes: [String: AnyClass] = [:]

  /// The modules that have registered classes, and the app's own module, which has the executable's
  /// name.
  private static var appModules: [String] {
    var modules = Set(classes.values.map(\.registered.module))
    if let executable = Bundle.main.executableURL?.lastPathComponent { modules.insert(executable) }
    return modules.sorted()
  }

  /// Returns the registered information about a class itself, without its superclasses.
  package static func registered(for type: AnyClass) -> ObjCClass? {
    classes[ObjectIdentifier(type)]?.registered
  }

  /// Returns whether an object has a method with the given name.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    hasMethod(selector.description, in: Swift.type(of: object))
  }

  /// Calls the method with the given name.
  /// - Throws: `Failure.unrecognizedSelector`, `Failure.wrongArgument`.
  @discardableResult
  package static func perform(_ selector: Selector, on object: AnyObject, with arguments: [Any?])
    throws -> Any?
  {
    guard case .method(let body) = member(selector.description, of: object) else {
      if let target = ForwardedMessages.target(of: selector, for: object) {
        return try perform(selector, on: target, with: arguments)
      }
      throw Failure.unrecognizedSelector(
        selector.description, class: TypeName.short(Swift.type(of: object)))
    }
    return try body(object, arguments)
  }

  /// Returns the method with the given name, to be called on any thread.
  package static func unisolatedMethod(_ selector: Selector, of object: AnyObject)
    -> ((AnyObject, [Any?]) throws -> Any?)?
  {
    guard case .method(let body) = member(selector.description, of: object) else { return nil }
    return unsafeBitCast(body, to: ((AnyObject, [Any?]) throws -> Any?).self)
  }

  /// Sets the property with a key.
  ///
  /// The first letter's case is ignored if there's no exact match.
  /// - Throws: `Failure.undefinedKey`, `Failure.mismatch`.
  package static func setValue(_ value: Any?, forKey key: String, on object: AnyObject) throws {
    if try setProperty(key, to: value, of: object) { return }
    guard let container = object as? any ObjCKeyValueContainer else {
      throw Failure.undefinedKey(key, class: TypeName.short(Swift.type(of: object)))
    }
    container.setValue(value, forKey: key)
  }

  /// Sets the property with a key, if the object's class declares it.
  /// - Returns: Whether there's such a property.
  /// - Throws: `Failure.mismatch`.
  package static func setProperty(_ key: String, to value: Any?, of object: AnyObject) throws
    -> Bool
  {
    guard case .property(_, let set) = member(forKey: key, of: object) else { return false }
    try set(object, value)
    return true
  }

  /// Returns the keys of the properties that a class declares itself.
  package static func ownProperties(of type: AnyClass) -> [String] {
    ownMembers(of: type).compactMap { name, kind in
      if case .property = kind { name } else { nil }
    }
  }

  /// Returns the value of the property with a key, if the object's class declares it.
  package static func property(_ key: String, of object: AnyObject) -> Any? {
    guard case .property(let get, _) = member(forKey: key, of: object) else { return nil }
    return get(object)
  }

  /// Returns the value of the property with a key.
  /// - Throws: `Failure.undefinedKey`.
  package static func value(forKey key: String, of object: AnyObject) throws -> Any? {
    if case .property(let get, _) = member(forKey: key, of: object) { return get(object) }
    guard let container = object as? any ObjCKeyValueContainer else {
      throw Failure.undefinedKey(key, class: TypeName.short(Swift.type(of: object)))
    }
    return container.value(forKey: key)
  }

  /// Sets the property at the end of a key path, such as `layer.cornerRadius`.
  ///
  /// As on Apple's systems, nothing happens if an object along the path is `nil`.
  /// - Throws: `Failure.undefinedKey`, `Failure.mismatch`.
  package static func setValue(_ value: Any?, forKeyPath path: String, on object: AnyObject) throws
  {
    guard let dot = path.firstIndex(of: ".") else {
      return try setValue(value, forKey: path, on: object)
    }
    let next = try Self.value(forKey: String(path[..<dot]), of: object)
    guard let next = next.map({ $0 as AnyObject }) else { return }
    try setValue(value, forKeyPath: String(path[path.index(after: dot)...]), on: next)
  }

  /// Returns the value at the end of a key path, or `nil` if an object along the path is `nil`.
  /// - Throws: `Failure.undefinedKey`.
  package static func value(forKeyPath path: String, of object: AnyObject) throws -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return try value(forKey: path, of: object) }
    let next = try value(forKey: String(path[..<dot]), of: object)
    guard let next = next.map({ $0 as AnyObject }) else { return nil }
    return try value(forKeyPath: String(path[path.index(after: dot)...]), of: next)
  }

  /// Returns the value converted to the type of a property, without reading the property.
  ///
  /// `nil` is valid for optional types.
  /// - Throws: `Failure.mismatch`.
  package static func fitting<Value>(_ value: Any?) throws -> Value {
    if let value, let fitting = value as? Value { return fitting }
    if let optional = Value.self as? any OptionalValue.Type {
      return try optional.fitting(value, as: Value.self)
    }
    guard let fitting: Value = convert(value) ?? derived(value) else {
      throw Failure.mismatch(expected: "\(Value.self)", found: describe(value))
    }
    return fitting
  }

  /// Returns an object of a superclass as an object of a class.
  ///
  /// On Apple's systems, outlets and keys accept any object. The members that the object's own class
  /// has can be used. Apple's sample code relies on this.
  private static func derived<Value>(_ value: Any?) -> Value? {
    guard let value, let expected = Value.self as? AnyClass else { return nil }
    let object = value as AnyObject
    let ancestors = sequence(first: expected) { _getSuperclass($0) }
    guard ancestors.contains(where: { $0 == Swift.type(of: object) }) else { return nil }
    return unsafeBitCast(object, to: Value.self)
  }

  /// Returns the argument at an index, converted to the type of the method's parameter.
  /// - Throws: `Failure.wrongArgument`.
  package static func argument<Value>(_ arguments: [Any?], _ index: Int) throws -> Value {
    let argument = index < arguments.count ? arguments[index] : nil
    // Objective-C passes zero even if the parameter isn't optional.
    if argument == nil,
      Value.self == UnsafeRawPointer.self || Value.self == UnsafeMutableRawPointer.self
    {
      return unsafeBitCast(0, to: Value.self)
    }
    guard let fitting: Value = convert(argument) else {
      throw Failure.wrongArgument(index: index, expected: Value.self, found: describe(argument))
    }
    return fitting
  }

  /// Returns the value converted to a type.
  ///
  /// As with `NSNumber`, a number can become any numeric type. So can a string that starts with a
  /// number.
  private static func convert<Value>(_ value: Any?) -> Value? {
    if let fitting = (value as Any) as? Value { return fitting }
    if let pointer = value as? UnsafeMutableRawPointer {
      return UnsafeRawPointer(pointer) as? Value
    }
    guard let value, let number = number(value) ?? number(value, as: Value.self) else { return nil }
    let converted: Any? =
      switch Value.self {
      case is Int.Type, is Int?.Type: number.intValue
      case is Double.Type, is Double?.Type: number.doubleValue
      case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
      case is Float.Type, is Float?.Type: number.floatValue
      case is Bool.Type, is Bool?.Type: number.boolValue
      case is NSNumber.Type, is NSNumber?.Type: number
      case is UInt.Type: number.uintValue
      case is Int8.Type: number.int8Value
      case is UInt8.Type: number.uint8Value
      case is Int16.Type: number.int16Value
      case is UInt16.Type: number.uint16Value
      case is Int32.Type: number.int32Value
      case is UInt32.Type: number.uint32Value
      case is Int64.Type: number.int64Value
      case is UInt64.Type: number.uint64Value
      default: nil
      }
    return converted as? Value
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    default: nil
    }
  }

  /// Returns the number at the start of a string, or 0, if a scalar is requested.
  private static func number<Value>(_ value: Any, as type: Value.Type) -> NSNumber? {
    guard let text = value as? String else { return nil }
    let scanned = NSString(string: text)
    return switch type {
    case is Bool.Type: NSNumber(value: scanned.boolValue)
    case is Double.Type, is CGFloat.Type, is Float.Type: NSNumber(value: scanned.doubleValue)
    case is any FixedWidthInteger.Type: NSNumber(value: scanned.longLongValue)
    default: nil
    }
  }

  private static func describe(_ value: Any?) -> String {
    value.map { "\(Swift.type(of: $0))" } ?? "nil"
  }

  private static func member(forKey key: String, of object: AnyObject) -> ObjCMember.Kind? {
    let first = key.prefix(1)
    let rest = key.dropFirst()
    return member(key, of: object) ?? member(first.lowercased() + rest, of: object)
      ?? member(first.uppercased() + rest, of: object)
  }

  /// Returns whether instances of a class have a method with a name.
  package static func hasMethod(_ name: String, in type: AnyClass) -> Bool {
    if case .method = member(name, in: type) { true } else { false }
  }

  private static func member(_ name: String, of object: AnyObject) -> ObjCMember.Kind? {
    member(name, in: Swift.type(of: object))
  }

  private static func member(_ name: String, in type: AnyClass) -> ObjCMember.Kind? {
    var type: AnyClass? = type
    while let current = type {
      // Methods that an app adds to a class take precedence over the class's own.
      let added = added[ObjectIdentifier(current)]?[name]
      if let member = added ?? ownMembers(of: current)[name] { return member }
      type = _getSuperclass(current)
    }
    return nil
  }
}

/// An optional type.
@MainActor
protocol OptionalValue {
  /// The wrapped type.
  static var wrapped: Any.Type { get }

  /// Returns the value converted to this type, which must be the requested type.
  static func fitting<Value>(_ value: Any?, as type: Value.Type) throws -> Value
}

extension Optional: OptionalValue {
  @MainActor static var wrapped: Any.Type { Wrapped.self }

  @MainActor static func fitting<Value>(_ value: Any?, as type: Value.Type) throws
    -> Value
  {
    let fitting: Wrapped? = try value.map { try ObjCRuntime.fitting($0) }
    // The types are the same.
    return fitting as! Value
  }
}
