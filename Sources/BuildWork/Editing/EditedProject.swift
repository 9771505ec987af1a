import AppBuilder
import Foundation

/// A project whose files are rewritten while they're edited.
struct EditedProject {
  let site: BuildSite
  let target: AppTarget
  let info: InfoPropertyList
  let rewriting: AppRewriting
  let sources: EditedSources
  let compiler: Compiler
  /// The folder of the app's own intermediate files.
  let place: URL
  /// The app's module, with the current version of each file.
  var module: RewrittenModule

  /// The folder with the rewritten files.
  var folder: URL { place.appendingPathComponent("sources") }
  /// The folder of the index.
  var index: URL { place.appendingPathComponent("index") }

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
    self.target = target
    info = try InfoPropertyList(target: target, on: plan.system)
    place = work.url.appendingPathComponent("editing")
    rewriting = AppRewriting(
      interface: interface, options: job.options, watch: watch,
      finder: try site.finder(for: target),
      work: work, place: place, system: plan.system)
    sources = EditedSources()
    let app = try rewriting.rewrite(target, editing: sources)
    let frameworks = try await job.frameworks(app.frameworks) { _ in }
    let compiled = try await job.compileLibraries(of: app, rewriting, in: work, with: frameworks)
    compiler = job.compiler(of: target, in: work, with: frameworks, compiled)
    module = app.module
  }

  /// Rewrites one file, after a change to it, or all files.
  /// - Returns: The files that are different.
  mutating func rewrite(only file: URL? = nil) throws -> [RewrittenSource] {
    sources.only = file.map { [$0] }
    defer { sources.only = nil }
    let new = try rewriting.rewrite(target, editing: sources).module
    let earlier = Dictionary(module.files.map { ($0.url, $0) }) { $1 }
    // Even if its copy is the same, the columns of the file can be different.
    let changed = new.files.filter { file != nil || $0.text != earlier[$0.url]?.text }
    if file == nil {
      sources.hasNewDeclarations = false
      module = new
    } else {
      let replaced = Dictionary(new.files.map { ($0.url, $0) }) { $1 }
      module.files = module.files.map { replaced[$0.url] ?? $0 }
      module.index = new.index
      let path = file?.path
      module.warnings = module.warnings.filter { $0.file != path } + new.warnings
    }
    return changed.compactMap(RewrittenSource.init)
  }

  /// Returns the problems that rewriting has found in a file.
  func problems(in path: String) -> [Diagnostic] { module.warnings.filter { $0.file == path } }

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

  /// Writes the rewritten files, and the commands that compile them.
  func write() throws {
    try site.work.makeFolder(folder)
    try site.work.makeFolder(index)
    try site.work.removeFiles(in: folder, except: Set(module.files.map(\.url.lastPathComponent)))
    for file in module.files { try site.work.write(file.text, to: file.url) }
    let files = module.files.map(\.url.path)
    let command = ["swiftc"] + compiler.arguments(forAnalyzing: module, index: index) + files
    try site.work.write(
      files.map { CompileCommand(directory: place.path, arguments: command, file: $0) },
      to: place.appendingPathComponent("compile_commands.json"))
    try site.work.write(
      LanguageServerOptions(index: index, database: place.appendingPathComponent("database")),
      to: place.appendingPathComponent(".sourcekit-lsp/config.json"))
  }
}

/// An entry of a compilation database.
private struct CompileCommand: Encodable {
  let directory: String
  let arguments: [String]
  let file: String
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

extension RewrittenSource {
  /// Returns `nil` for a file that isn't the user's.
  init?(_ file: RewrittenModule.File) {
    guard !file.originalPath.isEmpty, FileManager.default.fileExists(atPath: file.originalPath)
    else { return nil }
    self.init(
      path: file.originalPath, copy: file.url.path, text: file.text, columns: file.columns,
      lineCount: file.originalLineCount)
  }
}
