import AppBuilder
import DeviceProtocol
import Foundation

/// The parts of a project to build: its app, its tests, or both.
struct BuildPlan {
  /// The app to build, or `nil` if the tests don't need one.
  let app: AppTarget?
  /// The tests to build, or `nil` if there are none.
  let tests: TestSelection?
  /// The system of the device.
  let system: SystemRelease

  /// Plans a build.
  /// - Throws: `BuildFailure` if the thing to build doesn't exist, or needs a newer system.
  init(of project: XcodeProject, _ options: BuildOptions) throws {
    let app = try project.app(named: options.target)
    tests = try options.tests.map { try TestSelection($0, for: app, of: project, options) }
    self.app = tests?.needsApp == false ? nil : try BuildJob.target(of: project, options)
    let built = self.app.map { [$0] } ?? tests?.entries.map(\.target) ?? []
    system = try Self.system(options.system, for: built, of: project)
  }

  /// Returns the system that runs all targets.
  private static func system(
    _ choice: SystemChoice, for targets: [AppTarget], of project: XcodeProject
  ) throws -> SystemRelease {
    let systems = try targets.map { target in
      guard let system = choice.release(for: target.deploymentTarget) else {
        throw failure(of: target, on: choice, project)
      }
      return system
    }
    return systems.max() ?? choice.release(for: nil) ?? .oldest
  }

  /// Returns the failure for a target that needs a newer system than the device's.
  private static func failure(
    of target: AppTarget, on choice: SystemChoice, _ project: XcodeProject
  ) -> BuildFailure {
    let needed = SystemRelease.oldest(for: target.deploymentTarget)
    let version = target.deploymentTarget.map { "\($0)" } ?? needed.rawValue
    let device = choice.release(for: nil)?.name ?? ""
    return BuildFailure(
      "\(target.name) requires iOS \(version), and the device has \(device)",
      file: project.file.path, element: "IPHONEOS_DEPLOYMENT_TARGET",
      hint: "to update the device to \(needed.name), pass --os \(needed.rawValue); a saved device "
        + "keeps its data")
  }

  /// The files that the app and tests are built from, except for those of libraries.
  var inputs: [URL] { (app.map(BuildJob.inputs) ?? []) + (tests?.inputs ?? []) }
}
