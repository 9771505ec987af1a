import AppBuilder
import Foundation

/// The parts of a project to build: its app, its tests, or both.
struct BuildPlan {
  /// The app to build, or `nil` if the tests don't need one.
  let app: AppTarget?
  /// The tests to build, or `nil` if there are none.
  let tests: TestSelection?

  /// Plans a build.
  /// - Throws: `BuildFailure` if the thing to build doesn't exist.
  init(of project: XcodeProject, _ options: BuildOptions) throws {
    let app = try project.app(named: options.target)
    tests = try options.tests.map { try TestSelection($0, for: app, of: project, options) }
    self.app = tests?.needsApp == false ? nil : try BuildJob.target(of: project, options)
  }

  /// The files that the app and tests are built from, except for those of libraries.
  var inputs: [URL] { (app.map(BuildJob.inputs) ?? []) + (tests?.inputs ?? []) }
}
