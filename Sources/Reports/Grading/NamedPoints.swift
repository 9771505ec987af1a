/// A line of a file of points: the name of a test or a suite, and its points.
package struct NamedPoints: Sendable {
  /// The name as it's written.
  package var name: String
  /// The line in the file, from 1.
  package var line: Int?
  /// The points.
  package var points: TestPoints

  /// Returns whether it names the suite of a flow or test, or an enclosing suite.
  func namesSuite(of run: ReportedRun) -> Bool {
    run.suite.isInside(name) || run.ownSuite.isInside(name)
  }
}

extension String {
  /// Returns whether a suite is another one or nested in it.
  fileprivate func isInside(_ suite: String) -> Bool { self == suite || hasPrefix(suite + "/") }
}
