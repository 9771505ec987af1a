import AppBuilder
import Foundation

/// The parts of a project to build: its app, its tests, or both.
struct BuildPlan {
  /// `nil` if tests are built that need no app.
  let app: AppTarget?
  /// `nil` if no tests are built.
  let tests: TestSelection?

  /// Plans a build.
  /// - Throws: `BuildFailure` if the thing to build doesn't exist.
  init(of project: XcodeProject, _ options: BuildOptions) throws {
    let app = try project.app(named: options.target)
    tests = try options.tests.map { try TestSelection($0, for: app, of: project, options) }
    self.app = tests?.needsApp == false ? nil : try BuildJob.target(of: project, options)
  }

  /// The files that all of it is made from, except for those of libraries.
  var inputs: [URL] { (app.map(BuildJob.inputs) ?? []) + (tests?.inputs ?? []) }
}
