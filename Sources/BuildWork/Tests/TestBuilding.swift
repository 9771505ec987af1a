import AppBuilder
import Foundation

/// Builds the tests of a project.
struct TestBuilding {
  /// The app that hosts tests.
  struct Host {
    /// The name of the app's bundle.
    let bundle: String
    /// The modules of the app and its libraries, which tests import.
    let entries: [Libraries.Entry]
    /// The compiled modules.
    ///
    /// Their object files are linked into the app's executable.
    let compiled: [Compiler.CompiledLibrary]

    init(_ app: CompiledApp, work: URL) {
      self.init(
        app.app, of: app.target, libraries: app.libraries,
        interface: Compiler.interface(of: app.target.moduleName, in: work))
    }

    /// - Parameters:
    ///   - libraries: The libraries that were compiled for the app.
    ///   - interface: The `.swiftmodule` file of the app.
    init(
      _ app: RewrittenApp, of target: AppTarget, libraries: [Compiler.CompiledLibrary],
      interface: URL
    ) {
      bundle = target.bundleName
      entries =
        app.libraries + [
          Libraries.Entry(
            library: Library(target: target, tellsWarnings: true), module: app.module,
            imports: app.libraries.map(\.library.name), headers: app.headers)
        ]
      compiled = (libraries.map(\.interface) + [interface]).map {
        Compiler.CompiledLibrary(interface: $0, objects: [])
      }
    }
  }

  let site: BuildSite
  /// The host app, or `nil` if no app is built.
  let host: Host?

  /// Rewrites and compiles the tests.
  /// - Throws: `BuildFailure`
  func build(_ selection: TestSelection?, progress: @Sendable (BuildStep) -> Void) async throws
    -> [CompiledTests]
  {
    var result: [CompiledTests] = []
    for entry in selection?.entries ?? [] {
      progress(.compilingTests(target: entry.target.name))
      result.append(try await build(entry, progress: progress))
    }
    return result
  }

  private func build(
    _ entry: TestSelection.Entry, progress: @Sendable (BuildStep) -> Void
  ) async throws -> CompiledTests {
    let (job, target) = (site.job, entry.target)
    let host = entry.kind.place == .app ? host : nil
    try BuildJob.checkLanguage(target)
    let place = job.testWork.appendingPathComponent(target.moduleName)
    let rewriting = AppRewriting(
      interface: site.interface, options: job.options, watch: site.watch,
      finder: try site.finder(for: target), work: site.work, place: place,
      role: .tests(entry.kind.place), hosted: host?.entries ?? [], system: site.system)
    let tests = try rewriting.rewrite(target)
    let libraries = tests.libraries.map(\.library.target)
    let files = StampedFiles(libraries.flatMap(BuildJob.inputs))
    let hosted = host?.entries.map(\.module.frameworks) ?? []
    let frameworks = try await job.frameworks(
      hosted.reduce(tests.frameworks) { $0.union($1) }, progress: progress)
    let file = place.appendingPathComponent(host == nil ? "executable" : "library")
    let compiled = try await job.compile(
      tests, of: target, rewriting, as: host == nil ? .testExecutable : .testLibrary, to: file,
      in: place, of: site.work, with: frameworks, hosted: host?.compiled ?? [])
    return CompiledTests(
      entry: entry, host: host?.bundle, file: file, work: site.work, libraries: libraries,
      files: files, frameworks: frameworks, declared: tests.module.tests,
      warnings: target.warnings + CompilerFlags(target).warnings + tests.module.warnings
        + compiled.warnings)
  }
}
