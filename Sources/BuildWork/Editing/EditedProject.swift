import AppBuilder
import Foundation

/// A project whose files are rewritten while they're edited.
struct EditedProject {
  let site: BuildSite
  let info: InfoPropertyList
  /// The folder of the intermediate files.
  let place: URL
  /// The libraries that were compiled for the app.
  let libraries: [Compiler.CompiledLibrary]
  /// The app.
  private(set) var app: EditedTarget
  /// The tests, or `nil` before the app's interface, which they import, is first compiled.
  private(set) var tests: EditedTests?

  /// The target of the app.
  var target: AppTarget { app.target }
  /// The app's module, with the current version of each file.
  var module: RewrittenModule { app.module }
  /// The targets, the app first.
  var targets: [EditedTarget] { [app] + (tests?.targets ?? []) }
  /// The folder of the index.
  var index: URL { place.appendingPathComponent("index") }
  /// The app's `.swiftmodule` file, which tests import.
  var interface: URL { Compiler.interface(of: target.moduleName, in: place) }
  /// The problems that rewriting has found.
  var problems: [Diagnostic] { targets.flatMap(\.problems) + (tests?.problems ?? []) }

  /// Reads a project, and compiles the libraries that it needs.
  /// - Throws: `BuildFailure`
  init(_ job: BuildJob, watch: SourceWatch) async throws {
    let reader = UIKitInterfaceReader(
      library: job.options.library, cache: BuildOptions.defaultCache)
    let interface = try reader.read()
    let project = try XcodeProject(job.project, in: job.area)
    let plan = try BuildPlan(of: project, job.options)
    guard let target = plan.app else {
      throw BuildFailure("the project doesn't make an app", file: job.project.path)
    }
    let work = try job.workFolder()
    let lock = try await job.packageLock(for: project)
    defer { withExtendedLifetime(lock) {} }
    let packages = try await job.packages(of: project) { _ in }
    site = BuildSite(
      job: job, work: work, project: project, packages: packages, interface: interface,
      system: plan.system, watch: watch)
    info = try InfoPropertyList(target: target, on: plan.system)
    place = work.url.appendingPathComponent("editing")
    let rewriting = AppRewriting(
      interface: interface, options: job.options, watch: watch,
      finder: try site.finder(for: target),
      work: work, place: place, system: plan.system)
    let sources = EditedSources()
    let rewritten = try rewriting.rewrite(target, editing: sources)
    let frameworks = try await job.frameworks(rewritten.frameworks) { _ in }
    let compiled = try await job.compileLibraries(
      of: rewritten, rewriting, in: work, with: frameworks)
    libraries = compiled.libraries
    app = EditedTarget(
      target, as: .app, job.compiler(of: target, in: work, with: frameworks, compiled),
      in: place, rewriting, sources, rewritten)
  }

  // MARK: Files

  /// Changes the contents of a file, and rewrites it.
  /// - Parameter text: The new contents, or `nil` for those on disk.
  /// - Returns: The files that are different, and the problems in the file.
  mutating func change(_ file: URL, to text: String?) throws -> (
    [RewrittenSource], problems: [Diagnostic]
  ) {
    if app.target.sources.contains(file) { return try app.change(file, to: text) }
    return try tests?.change(file, to: text) ?? ([], [])
  }

  /// Rewrites all files of the targets in which a declaration has changed.
  /// - Returns: The files that are different, or `nil` if no declaration has changed.
  mutating func refresh() throws -> [RewrittenSource]? {
    let changed = app.hasChanged ? try app.rewrite() : nil
    let host = changed == nil ? nil : host
    let changedTests = try tests?.refresh(host)
    return changed == nil && changedTests == nil ? nil : (changed ?? []) + (changedTests ?? [])
  }

  /// The app's declarations, and the interface that tests import.
  var host: TestBuilding.Host {
    TestBuilding.Host(app.app, of: target, libraries: libraries, interface: interface)
  }

  /// Adds the tests to the files that are edited.
  mutating func open(_ tests: EditedTests) { self.tests = tests }

  /// Checks the storyboards, asset catalogs, and other files.
  func check() -> ProjectCheck {
    let checks = BundleChecks(
      target: target, info: info, index: module.index, interface: site.interface)
    let found: [Diagnostic]
    do {
      found = try checks.run()
    } catch {
      found = BuildFailure(error, in: site.job.project).diagnostics
    }
    let resources = EditedResources(of: self)
    return ProjectCheck(
      problems: target.warnings + CompilerFlags(target).warnings + found, names: resources.names,
      missing: resources.missing, testTargets: testTargets)
  }

  /// Returns the changes of storyboards and nibs when names in code change.
  /// - Parameter texts: The new texts of files with code, by path.
  func renaming(to texts: [String: String]) -> [TextReplacement] {
    let renamed = RenamedDeclarations(in: module, to: texts, watch: site.watch)
    if renamed.isEmpty { return [] }
    return interfaces.flatMap { file in
      (try? InterfaceRenaming(of: file, to: renamed).changes) ?? []
    }
  }

  /// The storyboards and nibs.
  var interfaces: [URL] {
    target.resources.map(\.source).filter {
      ["storyboard", "xib"].contains($0.pathExtension.lowercased())
        && (try? target.area.check($0)) != nil
    }
  }

  /// The names of the targets with tests, by the paths of their files.
  private var testTargets: [String: String] {
    var result: [String: String] = [:]
    let configuration = site.job.options.configuration
    for target in (try? TestTarget.all(of: site.project, configuration: configuration)) ?? [] {
      let files = try? AppTarget(
        project: site.project, target: target.object, configuration: configuration
      ).sources
      for file in files ?? [] { result[file.path] = target.name }
    }
    return result
  }

  /// Whether there are files of tests.
  var hasTests: Bool { tests.map { !$0.targets.isEmpty } ?? !testTargets.isEmpty }

  /// Writes the rewritten files, and the commands that compile them.
  func write() throws {
    try site.work.makeFolder(index)
    let commands = try targets.flatMap {
      try $0.write(in: site.work, index: index, directory: place)
    }
    try site.work.write(commands, to: place.appendingPathComponent("compile_commands.json"))
    try site.work.write(
      LanguageServerOptions(index: index, database: place.appendingPathComponent("database")),
      to: place.appendingPathComponent(".sourcekit-lsp/config.json"))
  }
}

/// The configuration of the toolchain's language server.
private struct LanguageServerOptions: Encodable {
  struct Index: Encodable {
    let indexStorePath: String
    let indexDatabasePath: String
  }

  let index: Index
  let backgroundIndexing = false
  /// Lets Quince wait until the server has read the index.
  let experimentalFeatures = ["synchronize-requests"]

  init(index: URL, database: URL) {
    self.index = Index(indexStorePath: index.path, indexDatabasePath: database.path)
  }
}
