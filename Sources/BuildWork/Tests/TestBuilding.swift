import AppBuilder
import Foundation

/// Builds the tests of an app.
struct TestBuilding {
  /// The app that hosts tests.
  struct Host {
    let target: AppTarget
    /// The app's module and those of its libraries, which tests import.
    let entries: [Libraries.Entry]
    /// The same, compiled; their objects are in the app's executable.
    let compiled: [Compiler.CompiledLibrary]

    init(_ target: AppTarget, _ app: RewrittenApp, _ compiled: BuildJob.Compiled, work: URL) {
      self.target = target
      entries =
        app.libraries + [
          Libraries.Entry(
            library: Library(target: target, tellsWarnings: true), module: app.module,
            imports: app.libraries.map(\.library.name))
        ]
      let own = Compiler.interface(of: target.moduleName, in: work)
      self.compiled = (compiled.libraries.map(\.interface) + [own]).map {
        Compiler.CompiledLibrary(interface: $0, objects: [])
      }
    }
  }

  let job: BuildJob
  let project: XcodeProject
  let packages: PackageGraph
  let interface: UIKitInterface
  let watch: SourceWatch
  let host: Host

  /// Rewrites and compiles the tests.
  /// - Throws: `BuildFailure`
  func build(_ selection: TestSelection?, progress: @Sendable (BuildStep) -> Void) async throws
    -> [CompiledTests]
  {
    var result: [CompiledTests] = []
    for entry in selection?.entries ?? [] {
      progress(.compilingTests(target: entry.target.name))
      result.append(try await build(entry))
    }
    return result
  }

  private func build(_ entry: TestSelection.Entry) async throws -> CompiledTests {
    let (target, isHosted) = (entry.target, entry.kind.place == .app)
    try BuildJob.checkLanguage(target)
    let place = job.work.appendingPathComponent("tests/\(target.moduleName)")
    let rewriting = AppRewriting(
      interface: interface, options: job.options, watch: watch,
      finder: try LibraryFinder(
        target, of: project, configuration: job.options.configuration, packages: packages),
      folder: job.work, place: place, role: .tests(entry.kind.place),
      hosted: isHosted ? host.entries : [])
    let tests = try rewriting.rewrite(target)
    let file = place.appendingPathComponent(isHosted ? "library" : "executable")
    let compiled = try await job.compile(
      tests, of: target, rewriting, as: isHosted ? .testLibrary : .testExecutable, to: file,
      in: place, hosted: isHosted ? host.compiled : [])
    return CompiledTests(
      entry: entry, file: file, libraries: tests.libraries.map(\.library.target),
      warnings: target.warnings + CompilerFlags(target).warnings + tests.module.warnings
        + compiled.warnings)
  }
}
