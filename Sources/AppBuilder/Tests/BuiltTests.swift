/// A test target that's ready to run.
package struct BuiltTests: Codable, Sendable {
  /// The process that tests run in.
  package enum Place: String, Codable, Sendable {
    /// The app's process, into which the test library is loaded.
    case app
    /// Their own process.
    case own
    /// Their own process, which controls the app.
    case outside
  }

  /// The name of the target.
  package let target: String
  /// The process that the tests run in.
  package let place: Place
  /// The path of the bundle relative to the products folder.
  ///
  /// It's an app for tests in their own process, and otherwise a bundle inside the app's.
  package let bundle: String
  /// The name of the executable or library in the bundle.
  package let executable: String
  /// The tests to skip, as `Suite` or `Suite/test`.
  package var skipped: [String]
  /// The tests to run, as `Suite` or `Suite/test`, or `nil` to run all.
  package var selected: [String]?
  /// The tests that the sources declare: all XCTest tests, and the Swift Testing tests that don't
  /// come from a macro.
  package var declared: [DeclaredTest]

  /// Creates a target that runs all of its tests.
  package init(target: String, place: Place, bundle: String, executable: String) {
    self.target = target
    self.place = place
    self.bundle = bundle
    self.executable = executable
    skipped = []
    declared = []
  }
}
