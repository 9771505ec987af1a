import AppBuilder
import DeviceProtocol

/// The environment in which each target of a project is built.
struct BuildSite {
  let job: BuildJob
  let work: WorkFolder
  let project: XcodeProject
  let packages: PackageGraph
  let interface: UIKitInterface
  /// The system of the device.
  let system: SystemRelease
  let watch: SourceWatch

  /// Returns the finder for the libraries of a target.
  /// - Throws: `BuildFailure`
  func finder(for target: AppTarget) throws -> LibraryFinder {
    try LibraryFinder(
      target, of: project, configuration: job.options.configuration, packages: packages)
  }
}
