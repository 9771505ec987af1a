import AppBuilder
import Foundation

/// The test targets of a project whose files are rewritten while they're edited.
struct EditedTests {
  /// The targets, without those whose settings or libraries have errors.
  private(set) var targets: [EditedTarget] = []
  /// The errors in the settings and libraries of targets.
  private(set) var problems: [Diagnostic] = []
  private let site: BuildSite
  private var places: [BuiltTests.Place] = []
  /// The paths of the files of the targets and the app.
  private var known: Set<String>

  /// Rewrites the files of an app's tests, and compiles the libraries that only they need.
  /// - Parameters:
  ///   - place: The folder of the intermediate files.
  ///   - site: The environment in which the app is built.
  init(of app: AppTarget, _ host: TestBuilding.Host, in place: URL, _ site: BuildSite) async {
    known = Set(app.sources.map(\.path))
    let job = site.job.building(TestRequest())
    // If the packages that only tests need can't be read, the imports of their modules are errors.
    let packages = (try? await job.packages(of: site.project) { _ in }) ?? site.packages
    self.site = BuildSite(
      job: job, work: site.work, project: site.project, packages: packages,
      interface: site.interface, system: site.system, watch: site.watch)
    do {
      for (kind, target) in try Self.targets(of: app, site) {
        await add(
          target, kind.place, in: place.appendingPathComponent("tests/\(target.moduleName)"),
          kind.place == .app ? host : nil)
      }
    } catch {
      problems += BuildFailure(error, in: job.project).diagnostics
    }
  }

  /// Returns the test targets of an app that have files of Swift code.
  /// - Throws: `BuildFailure`
  private static func targets(of app: AppTarget, _ site: BuildSite) throws -> [(
    TestTarget, AppTarget
  )] {
    let configuration = site.job.options.configuration
    return try TestTarget.all(of: site.project, configuration: configuration).compactMap { kind in
      guard kind.place == .own || kind.app ?? app.name == app.name else {
        return nil
      }
      let target = try AppTarget(
        project: site.project, target: kind.object, configuration: configuration)
      return target.sources.isEmpty ? nil : (kind, target)
    }
  }

  private mutating func add(
    _ target: AppTarget, _ testPlace: BuiltTests.Place, in place: URL, _ host: TestBuilding.Host?
  ) async {
    let others = known
    known.formUnion(target.sources.map(\.path))
    do {
      try target.checkNames()
      let rewriting = try rewriting(target, testPlace, in: place, host)
      let sources = EditedSources()
      let app = try rewriting.rewrite(target, editing: sources)
      let hosted = host?.entries.map(\.module.frameworks) ?? []
      let frameworks = try await site.job.frameworks(
        hosted.reduce(app.frameworks) { $0.union($1) }
      ) { _ in }
      let compiled = try await site.job.compileLibraries(
        of: app, rewriting, in: site.work, with: frameworks, hosted: host?.compiled ?? [])
      targets.append(
        EditedTarget(
          target, as: host == nil ? .testExecutable : .testLibrary,
          site.job.compiler(of: target, in: site.work, with: frameworks, compiled),
          in: place, rewriting, sources, app, others: others))
      places.append(testPlace)
    } catch {
      problems += BuildFailure(error, in: site.job.project).diagnostics
    }
  }

  private func rewriting(
    _ target: AppTarget, _ testPlace: BuiltTests.Place, in place: URL, _ host: TestBuilding.Host?
  ) throws -> AppRewriting {
    AppRewriting(
      interface: site.interface, options: site.job.options, watch: site.watch,
      finder: try site.finder(for: target), work: site.work, place: place,
      role: .tests(testPlace), hosted: host?.entries ?? [], system: site.system)
  }

  /// Changes the contents of a file, and rewrites it.
  /// - Parameter text: The new contents, or `nil` for those on disk.
  /// - Returns: The files that are different, and the problems in the file.
  mutating func change(_ file: URL, to text: String?) throws -> (
    [RewrittenSource], problems: [Diagnostic]
  ) {
    guard let index = targets.firstIndex(where: { $0.target.sources.contains(file) }) else {
      return ([], [])
    }
    return try targets[index].change(file, to: text)
  }

  /// Rewrites all files of the targets in which, or in whose app, a declaration has changed.
  /// - Parameter host: The app, if one of its declarations has changed.
  /// - Returns: The files that are different, or `nil` if no declaration has changed.
  mutating func refresh(_ host: TestBuilding.Host?) throws -> [RewrittenSource]? {
    var changed: [RewrittenSource]?
    for index in targets.indices {
      let target = targets[index]
      let isHosted = host != nil && places[index] == .app
      if isHosted {
        targets[index].rewriting = try rewriting(
          target.target, places[index], in: target.place, host)
      }
      guard target.hasChanged || isHosted else { continue }
      changed = (changed ?? []) + (try targets[index].rewrite())
    }
    return changed
  }
}
