/// The tests that the sources of a target declare.
package struct DeclaredTests: Codable, Equatable, Sendable {
  /// The name of the target.
  package let target: String
  /// The tests, in the order they run.
  package let tests: [DeclaredTest]

  /// Creates the tests of a target.
  package init(target: String, tests: [DeclaredTest]) {
    self.target = target
    self.tests = tests
  }
}
