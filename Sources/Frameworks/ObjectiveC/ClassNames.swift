internal import CFrameworks
import Foundation
import Synchronization

/// The names of classes in Objective-C.
///
/// The names of Apple's classes don't include the framework, and those of apps' classes include the
/// module, unless `@objc(…)` sets the name.
package enum ClassNames {
  private struct Given {
    var types: [String: AnyClass] = [:]
    var names: [ObjectIdentifier: String] = [:]

    mutating func add(_ name: String, _ type: AnyClass) {
      types[name] = type
      names[ObjectIdentifier(type)] = name
    }
  }

  private static let given = Mutex(Given())

  /// Registers a name for a class.
  package static func add(_ name: String, for type: AnyClass) {
    given.withLock { $0.add(name, type) }
  }

  /// Returns the name of a class, like `NSStringFromClass`.
  package static func name(of type: AnyClass) -> String {
    if let name = given.withLock({ $0.names[ObjectIdentifier(type)] }) { return name }
    let parts = parts(of: type)
    guard let module = parts.first, parts.count > 1 else { return TypeName.qualified(type) }
    if parts.count == 2, isFramework(module) { return parts[1] }
    let name = parts.count == 2 ? "\(module).\(parts[1])" : mangled(parts)
    // A nested or local class can be found only by this name.
    if parts.count > 2 || TypeName.qualified(type).contains("(") { add(name, for: type) }
    return name
  }

  /// Returns the class with a name, like `NSClassFromString`.
  package static func type(named name: String) -> AnyClass? {
    if let type = given.withLock({ $0.types[name] }) { return type }
    guard let module = name.split(separator: ".").first, module.count < name.count else {
      return (frameworks + ["Foundation"]).lazy
        .compactMap { Foundation.NSClassFromString("\($0).\(name)") }.first
    }
    return isFramework(String(module)) ? nil : Foundation.NSClassFromString(name)
  }

  /// The modules of the frameworks, as listed in Package.swift.
  ///
  /// UIKit comes first because it declares most of the classes.
  private static let frameworks: [String] = {
    let names = [quince_frameworks(), quince_separate_frameworks()].flatMap {
      String(cString: $0).split(separator: ",").map(String.init)
    }
    return ["UIKit"] + names.filter { $0 != "UIKit" }
  }()

  /// Returns whether a class is one of Apple's.
  package static func isOfFramework(_ type: AnyClass) -> Bool {
    parts(of: type).first.map(isFramework) ?? false
  }

  /// Returns whether a module is one of Apple's.
  package static func isFramework(_ module: String) -> Bool {
    frameworks.contains(module) || module.hasPrefix("Foundation") || module == "Swift"
  }

  /// Returns the names of the module, the enclosing types, and the class, without those of
  /// enclosing functions and files.
  private static func parts(of type: AnyClass) -> [String] {
    let name = TypeName.qualified(type).replacing(/\(unknown context at [^)]*\)\./, with: "")
    guard !name.contains("<") else { return [name] }
    return name.split(separator: ".").map(String.init)
  }

  private static func mangled(_ parts: [String]) -> String {
    "_Tt" + String(repeating: "C", count: parts.count - 1)
      + parts.map { "\($0.utf8.count)\($0)" }.joined()
  }
}
