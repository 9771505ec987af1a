import DeviceProtocol

/// A name that selects tests, in the format of `xcodebuild`: `Target`, `Target/Suite`, or
/// `Target/Suite/test`.
package struct TestFilter: Equatable, Sendable {
  private let parts: [String]

  /// The name of the target.
  var target: String { parts[0] }

  /// Creates a filter for a name, or returns `nil` if the name is empty or has empty parts.
  package init?(_ name: String) {
    let parts = Self.plain(name).split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, !parts.contains("") else { return nil }
    self.parts = parts.map(String.init)
  }

  /// The name as a string.
  var name: String { parts.joined(separator: "/") }

  /// Returns whether a test is selected.
  package func matches(_ name: TestName) -> Bool {
    let all = Self.plain(name.description).split(separator: "/").map(String.init)
    guard let last = parts.last, parts.count <= all.count else { return false }
    return all.starts(with: parts.dropLast()) && Self.selects(last, all[parts.count - 1])
  }

  /// Returns whether a part of a filter selects a name.
  ///
  /// A test's name without parentheses selects the test whatever its parameters are.
  private static func selects(_ part: String, _ name: String) -> Bool {
    part == name || !part.contains("(") && name.prefix { $0 != "(" } == part
  }

  /// Returns a name without the optional parentheses of a test that has no parameters.
  private static func plain(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}
