/// Swift's functions that Foundation's `CGFloat` hides in its extensions on Linux, where it has members of their names
/// that nobody can use.
enum HiddenFunctions {
  private static let declarations = [
    "abs<T: Swift.Comparable & Swift.SignedNumeric>(_ x: T) -> T { Swift.abs(x) }",
    "min<T: Swift.Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }",
    "max<T: Swift.Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }",
    """
    min<T: Swift.Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
    }
    """,
    """
    max<T: Swift.Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
    }
    """,
  ]

  /// What a module has for them: members that are found in their place.
  static let supplement =
    "extension Foundation.CGFloat {\n"
    + declarations.map { "nonisolated func \($0)\nnonisolated static func \($0)\n" }.joined()
    + "}\n"
}
