import AppBuilder
import SupportedAPI

/// A name of Apple's that the compiler misses.
package struct MissingName: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The kind of name.
  package enum Kind: String, Codable, Sendable { case module, declaration, member }

  /// The kind of name.
  package let kind: Kind
  /// Such as `MapKit`, `UIFancyView`, or `UIView.sparkle`.
  package let name: String

  /// Creates a name of a kind.
  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// Parses a compiler's message; `nil` if it isn't about a missing name.
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

  /// Returns Apple's names that are missing according to the errors of a failed build; other errors
  /// are mistakes in the project.
  static func all(in diagnostics: [Diagnostic]) -> Set<MissingName> {
    Set(
      diagnostics.filter { $0.severity == .error }.compactMap { MissingName($0.message) }
        .filter(\.isApples))
  }

  /// Whether the name is in the tables of Apple's names.
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

  /// Returns a type without an optional or an array around it and without its own parameters,
  /// because its members are looked up in the same way.
  private static func plain(_ type: Substring) -> String {
    var type = type
    while let last = type.last, "?!".contains(last) { type.removeLast() }
    if type.hasSuffix(".Type") { type.removeLast(".Type".count) }
    return String(type)
  }

  /// The name, and that it's a module's if it is.
  package var description: String { kind == .module ? "module \(name)" : name }

  /// Compares names for sorting.
  package static func < (first: MissingName, second: MissingName) -> Bool {
    (first.name, first.kind.rawValue) < (second.name, second.kind.rawValue)
  }
}
