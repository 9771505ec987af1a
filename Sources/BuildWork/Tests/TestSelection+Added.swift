import AppBuilder
import Foundation
import Safeguards

extension TestSelection {
  /// Selects tests from outside a project, all of which run.
  /// - Parameter app: The app's target, or `nil` if the project has none.
  /// - Throws: `BuildFailure` if there's no app.
  init(
    _ added: AddedTests, for app: XcodeProject.Object?, of project: XcodeProject,
    _ options: BuildOptions
  ) throws {
    guard let app else { throw project.failureOfNoApp }
    let settings = try AppTarget.settings(
      of: app, in: project, configuration: options.configuration)
    let kinds: [(BuiltTests.Place, String, [URL])] = [
      (.app, AddedTests.unitTests, added.unit), (.outside, AddedTests.uiTests, added.ui),
    ]
    entries = try kinds.filter { !$0.2.isEmpty }.map { place, name, files in
      Entry(
        kind: TestTarget(added: name, place: place, app: app, of: project),
        target: try AppTarget(added: name, files, of: project, settings: settings),
        choice: TestScheme.Target(name: name, skipped: [], selected: nil))
    }
    scheme = .all
    inputs = entries.flatMap { BuildJob.inputs(of: $0.target) }
  }
}

extension TestTarget {
  /// Creates the target of tests from outside a project.
  fileprivate init(
    added name: String, place: BuiltTests.Place, app: XcodeProject.Object, of project: XcodeProject
  ) {
    object = app
    self.name = name
    self.place = place
    self.app = app["name"] ?? project.name
  }
}

extension AppTarget {
  /// Creates the target for tests from outside a project, which is compiled like the app.
  /// - Parameter settings: The app's settings.
  fileprivate init(
    added name: String, _ files: [URL], of project: XcodeProject, settings: BuildSettings
  ) throws {
    var values = [
      "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "WRAPPER_EXTENSION": "xctest",
      "PRODUCT_MODULE_NAME": "QuinceAdded\(name)", "GENERATE_INFOPLIST_FILE": "YES",
      "PRODUCT_BUNDLE_IDENTIFIER": "org.quince.\(name)", "TARGET_NAME": name,
    ]
    for key in ["IPHONEOS_DEPLOYMENT_TARGET", "SDKROOT", "SWIFT_VERSION", "CONFIGURATION"] {
      values[key] = settings[key]
    }
    self.init(
      project: project.url, name: name,
      area: ReadingArea(around: files[0].deletingLastPathComponent()),
      settings: try BuildSettings(
        layers: [.init(values: values)], configuration: values["CONFIGURATION"] ?? "Debug"),
      infoPropertyList: nil, sources: files, resources: [], foreignSources: [], packages: [:],
      folders: [],
      configurationFiles: [], absentFiles: [], warnings: [])
  }
}
