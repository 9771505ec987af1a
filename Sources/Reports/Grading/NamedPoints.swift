/// A line of a points file: the name of a test or a suite, and its points.
package struct NamedPoints: Sendable {
  /// The name as written in the file.
  package var name: String
  /// The line in the file, counted from 1.
  package var line: Int?
  /// The points.
  package var points: TestPoints

  /// Returns whether the name is that of the suite of a flow or test, or of an enclosing suite.
  func namesSuite(of run: ReportedRun) -> Bool {
    run.suite.isInside(name) || run.ownSuite.isInside(name)
  }
}

extension String {
  /// Returns whether a suite is the same as another suite or nested in it.
  fileprivate func isInside(_ suite: String) -> Bool { self == suite || hasPrefix(suite + "/") }
}
