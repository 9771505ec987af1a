import AppBuilder
import SupportedAPI

/// An Apple name that the compiler doesn't find.
package struct MissingName: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The kind of name.
  package enum Kind: String, Codable, Sendable { case module, declaration, member }

  /// The kind of name.
  package let kind: Kind
  /// The name, such as `MapKit`, `UIFancyView`, or `UIView.sparkle`.
  package let name: String

  /// Creates a name with its kind.
  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// Parses a message of the compiler, or returns `nil` if it isn't about an unknown name.
  package init?(_ message: String) {
    if let match = message.firstMatch(of: /no such module '([^']+)'/) {
      self.init(.module, String(match.1))
    } else if let match = message.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/) {
      self.init(.declaration, String(match.1))
    } else if let match = message.firstMatch(
      of: /type '([^']+)' (?:\([^)]*\) )?has no member '([^']+)'/)
    {
      self.init(.member, "\(Self.plain(match.1)).\(match.2)")
    } else {
      return nil
    }
  }

  /// Returns Apple's names that are unavailable according to the errors of a failed build.
  ///
  /// Other errors are mistakes in the project.
  static func all(in diagnostics: [Diagnostic]) -> Set<MissingName> {
    Set(
      diagnostics.filter { $0.severity == .error }.compactMap { MissingName($0.message) }
        .filter(\.isApples))
  }

  /// Whether the tables contain the name as one of Apple's names.
  package var isApples: Bool {
    guard let names = AppleNames.known else { return true }
    switch kind {
    case .module: return names.hasModule(name)
    case .declaration: return names.hasType(name)
    case .member:
      guard let dot = name.lastIndex(of: ".") else { return false }
      return names.hasMember(String(name[name.index(after: dot)...]), of: String(name[..<dot]))
    }
  }

  /// Returns a type without optionals, arrays, and generic arguments, because its members are
  /// looked up in the same way.
  private static func plain(_ type: Substring) -> String {
    var type = type
    while let last = type.last, "?!".contains(last) { type.removeLast() }
    if type.hasSuffix(".Type") { type.removeLast(".Type".count) }
    return String(type)
  }

  /// The name, with the word “module” before it if it's a module.
  package var description: String { kind == .module ? "module \(name)" : name }

  /// Compares names for sorting.
  package static func < (first: MissingName, second: MissingName) -> Bool {
    (first.name, first.kind.rawValue) < (second.name, second.kind.rawValue)
  }
}
