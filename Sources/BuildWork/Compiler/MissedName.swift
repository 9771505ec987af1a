import AppBuilder

/// A name that the compiler doesn't find.
enum MissedName: Equatable {
  /// A member of a type, such as `insertRows` or `insertRows(at:with:)`.
  case member(String, of: String)
  /// A type, a function, a constant, or a member of the type around it.
  case declaration(String)
  /// The member that the declaration at the error's location overrides.
  case overridden

  /// Finds the name in a compiler message.
  ///
  /// Returns `nil` if there's none, or if the message already suggests another name.
  init?(_ message: String) {
    if message.contains("; did you mean") { return nil }
    if let match = message.firstMatch(
      of: /type '([^']+)' (?:\([^)]*\) )?has no member '([^']+)'/)
    {
      self = .member(String(match.2), of: Self.plain(match.1))
    } else if let match = message.firstMatch(
      of: /'(\w+)' is not a member type of (?:generic )?\w+ '([^']+)'/)
    {
      self = .member(String(match.1), of: Self.plain(match.2))
    } else if let match = message.firstMatch(of: /cannot find (?:type )?'([^']+)' in scope/) {
      self = .declaration(String(match.1))
    } else if message.contains(/(method|property) does not override any \w+ from its superclass/) {
      self = .overridden
    } else {
      return nil
    }
  }

  /// Returns a type's name without its module, `any`, `.Type`, and optional marks.
  private static func plain(_ type: Substring) -> String {
    var type = type.hasPrefix("any ") ? type.dropFirst("any ".count) : type
    while let last = type.last, "?!".contains(last) { type.removeLast() }
    if type.hasSuffix(".Type") { type.removeLast(".Type".count) }
    return SystemModules.withoutFramework(String(type))
  }
}
