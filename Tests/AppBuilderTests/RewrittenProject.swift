import Foundation
import Safeguards

@testable import AppBuilder
@testable import BuildWork

/// The modules of a project, as they're passed to the compiler.
struct RewrittenProject {
  /// The modules of the app, its libraries, and its tests, each with a name.
  private(set) var modules: [(name: String, module: RewrittenModule)] = []

  /// Rewrites all modules of a project that Quince builds.
  /// - Parameter folder: An empty folder for intermediate files.
  init(_ project: URL, in folder: URL) async throws {
    let options = try BuildOptions(cache: folder.appendingPathComponent("cache"))
    let area = ReadingArea(around: project)
    let read = try XcodeProject(ProjectFinder.find(project), in: area)
    let sandbox = CompilerSandbox(
      settings: options.sandbox, toolchain: options.toolchain, library: options.library,
      modules: ModuleCache(folder: folder.appendingPathComponent("modules")))
    let packages = try await PackageGraph(
      read.packageReferences(includingTests: true),
      store: PackageStore(
        project: read.url, area: area, sandbox: options.sandbox, fetches: false,
        resolved: ResolvedPackages(of: read.url, in: area)),
      reader: ManifestReader(
        sandbox: sandbox, folder: folder.appendingPathComponent("manifests")))
    let work = try WorkFolder(making: folder.appendingPathComponent("build"))

    func rewrite(_ target: AppTarget, as role: ModuleRole, hosted: [Libraries.Entry] = []) throws
      -> RewrittenApp
    {
      try AppRewriting(
        interface: try Self.frameworks.read(), options: options, watch: SourceWatch(),
        finder: LibraryFinder(
          target, of: read, configuration: options.configuration, packages: packages),
        work: work, role: role, hosted: hosted
      ).rewrite(target)
    }

    var hosted: [Libraries.Entry] = []
    if !read.apps.isEmpty {
      let target = try BuildJob.target(of: read, options)
      let app = try rewrite(target, as: .app)
      modules = app.libraries.map { ($0.library.name, $0.module) } + [(target.name, app.module)]
      let host = Libraries.Entry(
        library: Library(target: target, tellsWarnings: true), module: app.module,
        imports: app.libraries.map(\.library.name), headers: app.headers)
      hosted = app.libraries + [host]
    }
    guard !TestTarget.objects(of: read).isEmpty else { return }
    let app = read.apps.isEmpty ? nil : try read.app(named: nil)
    for entry in try TestSelection(TestRequest(), for: app, of: read, options).entries {
      let place = entry.kind.place
      let tests = try rewrite(
        entry.target, as: .tests(place), hosted: place == .app ? hosted : [])
      modules += tests.libraries.map { ($0.library.name, $0.module) }
      modules.append((entry.target.name, tests.module))
    }
  }

  private static let frameworks: UIKitInterfaceReader = {
    do {
      return UIKitInterfaceReader(
        library: try BuildOptions().library, cache: BuildOptions.defaultCache)
    } catch {
      fatalError("\(error)")
    }
  }()
}
