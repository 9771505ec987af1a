/// A test that the sources of a target declare.
package struct DeclaredTest: Codable, Hashable, Sendable {
  /// The class of an XCTest case, such as `Outer.Inner`, or the path of a suite of Swift Testing,
  /// such as `Outer/Inner`; empty for a function outside of any type.
  package let suite: String
  /// The method, such as `testSum`, or the function, such as `sum(of:)`.
  package let test: String

  /// Creates a test of a suite.
  package init(suite: String, test: String) {
    self.suite = suite
    self.test = test
  }
}
