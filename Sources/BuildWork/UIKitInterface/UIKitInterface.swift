import Foundation
import SymbolGraphs

/// The declarations of Quince's frameworks that the builder needs.
struct UIKitInterface: Codable, Sendable {
  /// A protocol's methods.
  struct ProtocolMethods: Codable {
    /// The full names of the methods with a default implementation.
    fileprivate(set) var optional: Set<String> = []
    /// The declarations of the other methods.
    fileprivate(set) var required: [String] = []
    /// The full names of all methods.
    fileprivate(set) var all: Set<String> = []
  }

  /// The full names of all protocol methods with a default implementation.
  let optionalMethods: Set<String>
  private let protocols: [String: ProtocolMethods]
  /// The types that declare a method, by its name and its labels, such as `_:with:`.
  private let methods: [String: [String: Set<String>]]
  /// The properties of each type, with their declared types.
  private let properties: [String: [String: String]]
  /// The static and class properties of each type.
  private let typeProperties: [String: Set<String>]
  /// The superclass of each class, or an empty string for a root class.
  private let superclasses: [String: String]
  /// The protocols that each type conforms to itself.
  private let conformances: [String: Set<String>]
  /// The classes that code can name after `import UIKit`.
  private let classesOfUIKit: Set<String>

  /// Combines the symbol graphs of the frameworks.
  init(_ graphs: [SymbolGraph]) {
    let contents = Contents(graphs)
    optionalMethods = contents.protocols.values.reduce(into: []) { $0.formUnion($1.optional) }
    protocols = contents.protocols
    methods = contents.methods
    properties = contents.properties
    typeProperties = contents.typeProperties
    superclasses = contents.superclasses
    conformances = contents.conformances
    classesOfUIKit = contents.classesOfUIKit
  }

  /// Returns the methods of a framework protocol.
  func protocolDeclaration(_ name: String) -> ProtocolMethods? { protocols[name] }

  /// Returns the full names of the methods of the protocols that types conform to or are, with those
  /// of inherited conformances.
  func requirements(of types: [String]) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var next = types
    while let type = next.popLast() {
      guard seen.insert(type).inserted else { continue }
      if let methods = protocols[type] { found.formUnion(methods.all) }
      next += conformances[type] ?? []
      next += superclasses[type].map { [$0] } ?? []
    }
    return found
  }

  /// Returns the argument labels of the methods with a name, such as `_:with:`.
  func methods(named name: String) -> Set<String> { Set(methods[name]?.keys ?? [:].keys) }

  /// Returns whether a framework class declares or inherits a property.
  func hasProperty(_ name: String, in type: String) -> Bool {
    var current: String? = type
    while let next = current {
      if properties[next]?[name] != nil { return true }
      current = superclasses[next]
    }
    return false
  }

  /// Returns whether a type declares a static property, such as `UIColor.red`.
  func hasTypeProperty(_ name: String, in type: String) -> Bool {
    typeProperties[type]?.contains(name) ?? false
  }

  /// Returns UIKit's classes that declare a property, and its type in each, without the classes
  /// that inherit it.
  func classes(having property: String) -> [String: String] {
    let classes = classesOfUIKit.compactMap { type -> (String, String)? in
      let above = superclasses[type] ?? ""
      guard let declared = properties[type]?[property],
        above.isEmpty || !hasProperty(property, in: above)
      else { return nil }
      return (type, declared)
    }
    return Dictionary(uniqueKeysWithValues: classes)
  }

  /// Returns UIKit's classes that declare a method, by its labels, without the classes that inherit
  /// it.
  func classes(havingMethod name: String) -> [String: [String]] {
    (methods[name] ?? [:]).mapValues { owners in
      owners.filter { type in
        classesOfUIKit.contains(type)
          && !owners.contains { $0 != type && depth(of: type, below: $0) != nil }
      }
    }.filter { !$0.value.isEmpty }
  }

  /// Returns the direct and indirect subclasses of a class.
  func subclasses(of type: String) -> [String] {
    superclasses.keys.filter { $0 != type && depth(of: $0, below: type) != nil }
  }

  /// The number of properties that a class declares itself.
  func propertyCount(of type: String) -> Int { properties[type]?.count ?? 0 }

  /// The classes with declarations for sending actions, such as a target or an action selector.
  var actionSenders: Set<String> {
    let withTargets = methods["addTarget"]?.values.flatMap(\.self) ?? []
    let withAction = properties.filter { $0.value["action"]?.hasPrefix("Selector") == true }.keys
    return Set(withTargets).union(withAction)
  }

  /// Returns whether a class declares or inherits what it needs to send actions.
  func sendsActions(_ type: String) -> Bool {
    actionSenders.contains { depth(of: type, below: $0) != nil }
  }

  /// Returns the number of levels between a class and its ancestor, or `nil` if it doesn't inherit
  /// from it.
  func depth(of type: String, below ancestor: String) -> Int? {
    var current = type
    var depth = 0
    while current != ancestor {
      guard let next = superclasses[current], !next.isEmpty else { return nil }
      current = next
      depth += 1
    }
    return depth
  }

  /// Returns whether the frameworks have a class.
  func hasClass(_ name: String) -> Bool { superclasses[name] != nil }

  /// Returns the joined argument labels of a call, such as `_:with:`.
  static func labels(_ labels: [String?]) -> String {
    labels.map { ($0 ?? "_") + ":" }.joined()
  }
}

/// The tables of an interface while they're being filled.
private struct Contents {
  private(set) var protocols: [String: UIKitInterface.ProtocolMethods] = [:]
  private(set) var methods: [String: [String: Set<String>]] = [:]
  private(set) var properties: [String: [String: String]] = [:]
  private(set) var typeProperties: [String: Set<String>] = [:]
  private(set) var superclasses: [String: String] = [:]
  private(set) var conformances: [String: Set<String>] = [:]
  private(set) var classesOfUIKit: Set<String> = []

  private var symbols: [String: (symbol: DeclaredSymbol, module: String)] = [:]

  init(_ graphs: [SymbolGraph]) {
    for graph in graphs {
      for symbol in graph.symbols { symbols[symbol.identifier] = (symbol, graph.module) }
    }
    for (symbol, module) in symbols.values {
      add(symbol)
      if symbol.kind == "swift.class", ["UIKit", "QuartzCore"].contains(module) {
        classesOfUIKit.insert(symbol.name)
      }
    }
    let relationships = graphs.flatMap(\.relationships)
    for relationship in relationships where relationship.kind == "inheritsFrom" {
      addSuperclass(relationship)
    }
    for relationship in relationships where relationship.kind == "conformsTo" {
      guard let type = symbols[relationship.source]?.symbol,
        let target = symbols[relationship.target]?.symbol
      else { continue }
      conformances[type.name, default: []].insert(target.name)
    }
    addRequirements(relationships)
  }

  private mutating func add(_ symbol: DeclaredSymbol) {
    switch symbol.kind {
    case "swift.class":
      superclasses[symbol.name] = ""
    case "swift.protocol":
      protocols[symbol.name] = .init()
    case "swift.property":
      properties[symbol.owner, default: [:]][symbol.path.last ?? ""] = symbol.declaredType
    case "swift.type.property":
      typeProperties[symbol.owner, default: []].insert(symbol.path.last ?? "")
    case "swift.method", "swift.type.method":
      let (name, labels) = symbol.nameAndLabels
      methods[name, default: [:]][labels, default: []].insert(symbol.owner)
    default: break
    }
  }

  private mutating func addSuperclass(_ relationship: SymbolGraph.Relationship) {
    guard let type = symbols[relationship.source]?.symbol else { return }
    superclasses[type.name] =
      symbols[relationship.target]?.symbol.name
      ?? SystemModules.withoutFramework(relationship.targetFallback ?? "")
  }

  private mutating func addRequirements(_ relationships: [SymbolGraph.Relationship]) {
    let defaulted = Set(
      relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))
    for relationship in relationships where relationship.kind == "requirementOf" {
      guard let method = symbols[relationship.source]?.symbol, method.kind.hasSuffix(".method")
      else { continue }
      let (name, labels) = method.nameAndLabels
      protocols[method.owner]?.all.insert("\(name)(\(labels))")
      if defaulted.contains(method.identifier) {
        protocols[method.owner]?.optional.insert("\(name)(\(labels))")
      } else {
        let declaration = text(of: method)
        protocols[method.owner]?.required.append(declaration)
      }
    }
  }

  /// Returns the declaration of a method with module-qualified types, because an app might declare
  /// a type with the same name.
  private func text(of method: DeclaredSymbol) -> String {
    var text = ""
    for fragment in method.declaration {
      if let identifier = fragment.preciseIdentifier, let type = symbols[identifier],
        type.symbol.path.count == 1, !text.hasSuffix(".")
      {
        text += type.module + "."
      }
      text += fragment.spelling
    }
    return text
  }
}

extension DeclaredSymbol {
  /// The name with the enclosing types, such as `Outer.Inner`.
  fileprivate var name: String { path.joined(separator: ".") }

  /// The type that contains the declaration.
  fileprivate var owner: String { path.dropLast().joined(separator: ".") }

  /// The declared type of a property, such as `Int`.
  fileprivate var declaredType: String {
    let text = declaration.map(\.spelling).joined()
    guard let colon = text.firstRange(of: ": ") else { return "" }
    return String(text[colon.upperBound...].prefix { $0 != "{" }).trimmingCharacters(
      in: .whitespaces)
  }

  /// A method's name, and its labels, such as `_:with:`.
  fileprivate var nameAndLabels: (name: String, labels: String) {
    let last = path.last ?? ""
    let name = last.prefix { $0 != "(" }
    return (name.filter { $0 != "`" }, String(last.dropFirst(name.count + 1).dropLast()))
  }
}
