import AppBuilder
import Foundation

/// Builds a project's app.
struct AppBuilding {
  let site: BuildSite
  let info: InfoPropertyList
  /// Whether tests see the app's internal declarations.
  let hostsTests: Bool

  /// Rewrites and compiles the app and the libraries that it needs.
  /// - Throws: `BuildFailure`
  func build(_ target: AppTarget, progress: @Sendable (BuildStep) -> Void) async throws
    -> CompiledApp
  {
    progress(.rewritingSources(count: target.sources.count))
    let job = site.job
    let rewriting = AppRewriting(
      interface: site.interface, options: job.options, watch: site.watch,
      finder: try site.finder(for: target), work: site.work, system: site.system)
    let (app, checks) = try BuildJob.rewrite(
      target, info: info, interface: site.interface, rewriting)
    let libraries = app.libraries.map(\.library.target)
    let files = StampedFiles(libraries.flatMap(BuildJob.inputs))
    let frameworks = try await job.frameworks(app.frameworks, progress: progress)
    progress(.compiling(count: ([target] + libraries).map(\.sources.count).reduce(0, +)))
    let executable = job.work.appendingPathComponent("executable")
    let compiled = try await job.compile(
      app, of: target, rewriting, as: hostsTests ? .testedApp : .app, to: executable,
      in: job.work, of: site.work, with: frameworks)
    return CompiledApp(
      target: target, info: info, app: app, libraries: compiled.libraries,
      frameworks: frameworks, executable: executable, work: site.work, files: files,
      warnings: target.warnings + CompilerFlags(target).warnings + app.module.warnings + checks
        + compiled.warnings, omissions: compiled.omissions)
  }
}
