import AppBuilder
import Foundation

/// The work of a `quince-builder` for a language server.
actor EditingSession {
  private let job: BuildJob
  private let watch: SourceWatch
  private var project: EditedProject?

  init(_ job: BuildJob, watch: SourceWatch) {
    self.job = job
    self.watch = watch
  }

  /// Carries out a request.
  func respond(to request: EditingRequest) async -> EditingResult {
    do {
      switch request {
      case .prepare: return .ready(try await prepare())
      case .change(let path, let text): return try change(URL(fileURLWithPath: path), to: text)
      case .refresh: return try refresh()
      case .check: return .checked(try check())
      case .index: return try await index()
      case .explain(let path, let messages): return .explained(try explain(messages, of: path))
      case .rename(let texts): return .renamed(project?.renaming(to: texts) ?? [])
      }
    } catch {
      return .failed(BuildFailure(error, in: job.project).diagnostics)
    }
  }

  private func prepare() async throws -> EditingSite {
    let project = try await EditedProject(job, watch: watch)
    try project.write()
    let (command, environment) = try await job.compilerSandbox.languageServer(in: project.place)
    self.project = project
    return EditingSite(
      folder: project.place.path, command: command,
      environment: environment,
      files: project.app.files, problems: project.problems)
  }

  private func change(_ file: URL, to text: String?) throws -> EditingResult {
    guard let (changed, problems) = try project?.change(file, to: text) else {
      return .rewritten([], problems: [])
    }
    return .rewritten(changed, problems: problems)
  }

  private func refresh() throws -> EditingResult {
    guard project != nil else { return .rewritten([], problems: []) }
    let changed = try project?.refresh()
    try project?.write()
    return changed.map { .rewritten($0, problems: project?.problems ?? []) } ?? .unchanged
  }

  private func check() throws -> ProjectCheck {
    guard let project else { throw BuildFailure("the project isn't open", file: job.project.path) }
    return project.check()
  }

  /// Compiles the files, of which the compiler indexes even those with errors.
  ///
  /// Tests import the app's interface, so they're opened once it exists.
  private func index() async throws -> EditingResult {
    guard let project else { return .indexed(hidden: [], tests: [], problems: []) }
    try await index(project.app, of: project)
    var files: [RewrittenSource] = []
    if project.hasTests {
      try await writeInterface(of: project)
      if project.tests == nil { files = try await openTests() }
      for target in self.project?.tests?.targets ?? [] { try await index(target, of: project) }
    }
    let hidden = try await hiddenMembers(in: project)
    return .indexed(hidden: hidden, tests: files, problems: self.project?.problems ?? [])
  }

  private func index(_ target: EditedTarget, of project: EditedProject) async throws {
    let arguments = try target.compiler.prepareIndexing(
      target.module, of: target.product, in: project.index, place: target.place)
    _ = try await job.compilerSandbox.run("swiftc", arguments, in: project.site.work.url)
  }

  private func writeInterface(of project: EditedProject) async throws {
    try project.site.work.makeFolder(project.interface.deletingLastPathComponent())
    let arguments = project.app.compiler.arguments(
      forInterfaceOf: project.module, at: project.interface)
    _ = try await job.compilerSandbox.run("swiftc", arguments, in: project.site.work.url)
  }

  /// Opens the tests of the project.
  /// - Returns: Their files.
  private func openTests() async throws -> [RewrittenSource] {
    guard let project else { return [] }
    // No request changes the values that the tests are based on.
    nonisolated(unsafe) let (app, site, host) = (project.target, project.site, project.host)
    let tests = await EditedTests(of: app, host, in: project.place, site)
    self.project?.open(tests)
    try self.project?.write()
    return tests.targets.flatMap(\.files)
  }

  private func hiddenMembers(in project: EditedProject) async throws -> Set<String> {
    let folder = project.place.appendingPathComponent("declarations")
    let reader = UIKitInterfaceReader(
      library: job.options.library, cache: BuildOptions.defaultCache)
    let names = try await reader.hiddenMembers { module in
      try project.site.work.remove(folder)
      try project.site.work.makeFolder(folder)
      try await job.compilerSandbox.extractDeclarations(of: module, to: folder)
      return folder
    }
    try project.site.work.remove(folder)
    return names
  }

  private func explain(_ messages: [CompilerMessage], of path: String) throws -> [Int: Diagnostic] {
    let files = (project?.targets ?? []).lazy.compactMap { target in
      target.module.files.first { $0.originalPath == path }.map { ($0, target.module) }
    }
    guard let (file, module) = files.first else { return [:] }
    var result: [Int: Diagnostic] = [:]
    for message in messages {
      result[message.number] = message.explained(in: file, of: module)
    }
    return result
  }
}
