import AppBuilder
import Foundation

/// A project's target that builds tests.
struct TestTarget {
  private static let unitTests = "com.apple.product-type.bundle.unit-test"
  private static let uiTests = "com.apple.product-type.bundle.ui-testing"

  let object: XcodeProject.Object
  /// The name of the target.
  let name: String
  /// Where the tests run.
  let place: BuiltTests.Place
  /// The name of the app target that hosts the tests or is used by them, or `nil` if there's none.
  let app: String?

  /// Returns the test targets of a project, in the project's order.
  /// - Throws: `BuildFailure` if the settings of one can't be read.
  static func all(of project: XcodeProject, configuration: String) throws -> [TestTarget] {
    try objects(of: project).map {
      try TestTarget($0, of: project, configuration: configuration)
    }
  }

  /// Returns the targets of a project that build tests.
  static func objects(of project: XcodeProject) -> [XcodeProject.Object] {
    project.targets.filter { [unitTests, uiTests].contains($0["productType"]) }
  }

  private init(
    _ object: XcodeProject.Object, of project: XcodeProject, configuration: String
  ) throws {
    self.object = object
    name = object["name"] ?? project.name
    let settings = try AppTarget.settings(
      of: object, in: project, configuration: configuration)
    if object["productType"] == Self.uiTests {
      place = .outside
      app =
        settings["TEST_TARGET_NAME"] ?? project.testedTarget(of: object)?["name"]
        ?? project.apps.first?["name"]
      return
    }
    let host = settings["TEST_HOST"] ?? settings["BUNDLE_LOADER"] ?? ""
    app = try Self.app(at: host, in: project, configuration: configuration)
    place = app == nil ? .own : .app
  }

  /// Returns the target that builds the app whose executable is at a path such as `/Foo.app/Foo`.
  private static func app(
    at path: String, in project: XcodeProject, configuration: String
  ) throws -> String? {
    guard let match = path.firstMatch(of: /([^\/]+)\.app(\/|$)/) else { return nil }
    let named = try project.apps.first { app in
      try AppTarget.settings(of: app, in: project, configuration: configuration)["PRODUCT_NAME"]
        == String(match.1)
    }
    return (named ?? project.apps.first { $0["name"] == String(match.1) })?["name"]
  }
}
