/// A test target that is ready to be run.
package struct BuiltTests: Codable, Sendable {
  /// The process that tests run in.
  package enum Place: String, Codable, Sendable {
    /// In the process of the app, into which their library is loaded.
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
  /// The path of the bundle, from the folder of the products: an app for tests in their own
  /// process, otherwise a bundle within the app's.
  package let bundle: String
  /// The name of the executable or library in the bundle.
  package let executable: String
  /// The tests that are left out, as `Suite` or `Suite/test`.
  package var skipped: [String]
  /// The only tests that are run, as `Suite` or `Suite/test`; `nil` is all.
  package var selected: [String]?
  /// The tests that the sources declare: all of XCTest's, and those of Swift Testing that no macro
  /// makes.
  package var declared: [DeclaredTest]

  /// Creates a target in its bundle, all of whose tests are run.
  package init(target: String, place: Place, bundle: String, executable: String) {
    self.target = target
    self.place = place
    self.bundle = bundle
    self.executable = executable
    skipped = []
    declared = []
  }
}
