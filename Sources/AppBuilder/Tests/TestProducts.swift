import Foundation

/// The products for running a project's tests: the test bundles, and the app that hosts some of
/// them or is under test.
package struct TestProducts: Sendable {
  /// The name of the app, or of the project if the tests don't need an app.
  package let name: String
  /// The folder with all bundles.
  package let folder: URL
  /// The app, or `nil` if the tests don't need one.
  package let app: BuiltApp?
  /// The test targets, in the order they run.
  package let tests: [BuiltTests]
  /// The configurations that the tests run with. All tests run with each configuration.
  package let configurations: [TestConfiguration]
  /// Warnings for the user about a successful build.
  package let warnings: [Diagnostic]
  /// The folder with the compiled files.
  package let compiled: URL
  /// The subfolder for the files of test targets.
  package let compiledTests: URL

  /// Returns the executable or library with the tests of a target.
  package func executable(of target: BuiltTests) -> URL {
    folder.appendingPathComponent(target.bundle).appendingPathComponent(target.executable)
  }
}
