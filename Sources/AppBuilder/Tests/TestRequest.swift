/// The tests of a project to build.
package struct TestRequest: Codable, Sendable {
  /// The scheme that selects the tests. By default, the scheme of the app or the framework; without
  /// a scheme, all tests.
  package var scheme: String?
  /// The test plan of the scheme; by default the scheme's default.
  package var plan: String?
  /// Whether the lines that run are counted.
  package var countsLines: Bool

  /// Tests that are built instead of the project's own; `nil` builds the project's tests.
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
