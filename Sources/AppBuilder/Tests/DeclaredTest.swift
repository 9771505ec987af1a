/// A test that the sources of a target declare.
package struct DeclaredTest: Codable, Hashable, Sendable {
  /// The class of an XCTest case, such as `Outer.Inner`, or the path of a Swift Testing suite, such
  /// as `Outer/Inner`.
  ///
  /// It's empty for a global function.
  package let suite: String
  /// The method, such as `testSum`, or the function, such as `sum(of:)`.
  package let test: String

  /// Creates a test in a suite.
  package init(suite: String, test: String) {
    self.suite = suite
    self.test = test
  }
}
