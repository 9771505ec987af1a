/// The tests of a project to build.
package struct TestRequest: Codable, Sendable {
  /// The scheme that selects them; by default that of the app or the framework, and without one all
  /// tests.
  package var scheme: String?
  /// The test plan of the scheme; by default the scheme's default.
  package var plan: String?
  /// Whether the lines that run are counted.
  package var countsLines: Bool

  /// Tests that are built in place of the project's own; `nil` builds those.
  package var added: AddedTests?

  /// A suffix that separates the intermediate files of a build with tests from those of its app.
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
