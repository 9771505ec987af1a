/// Which tests of a project are built along with its app.
package struct TestRequest: Codable, Sendable {
  /// The scheme that says which; by default the app's own, and without one all tests of the app.
  package var scheme: String?
  /// The test plan of the scheme; by default the scheme's default.
  package var plan: String?
  /// Whether what runs is counted, line by line.
  package var countsLines: Bool

  /// What tells the intermediate files of an app that is built with tests from those of the app alone.
  var folderName: String { countsLines ? "\ntests, counted" : "\ntests" }

  /// A request for the tests of a scheme.
  package init(scheme: String? = nil, plan: String? = nil, countsLines: Bool = false) {
    self.scheme = scheme
    self.plan = plan
    self.countsLines = countsLines
  }
}
