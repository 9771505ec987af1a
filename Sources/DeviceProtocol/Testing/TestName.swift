/// The name of a test, with the parts that `xcodebuild` writes as `Target/Suite/test`.
package struct TestName: Codable, Hashable, Sendable {
  /// The test target.
  package var target: String
  /// The class of an XCTest case, or the path of a Swift Testing suite, such as `Outer/Inner`.
  ///
  /// It's empty for a global test function.
  package var suite: String
  /// The method, such as `testSum`, or `sum(of:)` in Swift Testing.
  package var test: String

  /// Creates a name from its parts.
  package init(target: String, suite: String, test: String) {
    self.target = target
    self.suite = suite
    self.test = test
  }
}

extension TestName: CustomStringConvertible {
  /// The name as `xcodebuild` writes it.
  package var description: String {
    [target, suite, test].filter { !$0.isEmpty }.joined(separator: "/")
  }
}
