/// The name of a test, in the parts that `xcodebuild` writes as `Target/Suite/test`.
package struct TestName: Codable, Hashable, Sendable {
  /// The test target.
  package var target: String
  /// The class of an XCTest case or the path of a suite of Swift Testing, such as `Outer/Inner`;
  /// empty for a test function outside of any type.
  package var suite: String
  /// The method, such as `testSum` or, of Swift Testing, `sum(of:)`.
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
