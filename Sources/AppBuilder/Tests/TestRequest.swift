/// The tests of a project to build.
package struct TestRequest: Codable, Sendable {
  /// The scheme that selects the tests.
  ///
  /// By default, it's the scheme of the app or framework. If there isn't one, all tests are
  /// selected.
  package var scheme: String?
  /// The scheme's test plan, or `nil` for the scheme's default.
  package var plan: String?
  /// Whether to record which lines run.
  package var countsLines: Bool

  /// Tests to build in place of the project's own, or `nil` to build the project's tests.
  package var added: AddedTests?

  /// A suffix that separates the intermediate files of a test build from those of the app's build.
  var folderName: String {
    countsLines ? "\ntests, counted" : added == nil ? "\ntests" : "\nadded tests"
  }

  /// Creates a request for tests that replace the project's own.
  package init(_ added: AddedTests) {
    countsLines = false
    self.added = added
  }

  /// Creates a request for the tests of a scheme.
  package init(scheme: String? = nil, plan: String? = nil, countsLines: Bool = false) {
    self.scheme = scheme
    self.plan = plan
    self.countsLines = countsLines
  }
}
