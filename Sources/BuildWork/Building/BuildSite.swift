import AppBuilder

/// What is at hand wherever a target of a project is built.
struct BuildSite {
  let job: BuildJob
  let work: WorkFolder
  let project: XcodeProject
  let packages: PackageGraph
  let interface: UIKitInterface
  let watch: SourceWatch

  /// What finds the libraries of a target.
  /// - Throws: `BuildFailure`
  func finder(for target: AppTarget) throws -> LibraryFinder {
    try LibraryFinder(
      target, of: project, configuration: job.options.configuration, packages: packages)
  }
}
