import AppBuilder

/// A warning that the results of unit tests can be forged, for runs that determine grades.
package struct ForgeryWarning: CustomStringConvertible {
  /// The targets that run in the same process as the code they test.
  package let targets: [String]

  /// Creates a warning about the tests that are run, or returns `nil` if all of them are UI tests.
  package init?(about products: TestProducts, _ options: TestOptions) {
    let choice = TestChoice(only: options.only, skipped: options.skipped)
    targets = products.tests.filter { $0.place != .outside && choice.mayRun($0) }.map(\.target)
    if targets.isEmpty { return nil }
  }

  /// A description of the risk, and how to avoid it.
  package var description: String {
    """
    warning: The code under test can forge the results of \(targets.joined(separator: ", ")): unit \
    tests share its process. Grade with flows or UI tests, or check the code (docs/ci.md).
    """
  }
}
