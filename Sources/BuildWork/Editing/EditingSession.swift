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
      folder: project.place.path, command: command, environment: environment,
      files: project.module.files.compactMap(RewrittenSource.init),
      problems: project.module.warnings)
  }

  private func change(_ file: URL, to text: String?) throws -> EditingResult {
    guard var project, project.target.sources.contains(file) else {
      return .rewritten([], problems: [])
    }
    project.sources.change(file, to: text)
    let changed = try project.rewrite(only: file)
    self.project = project
    return .rewritten(changed, problems: project.problems(in: file.path))
  }

  private func refresh() throws -> EditingResult {
    guard var project else { return .rewritten([], problems: []) }
    project.sources.refresh()
    guard project.sources.hasNewDeclarations else {
      try project.write()
      return .unchanged
    }
    let changed = try project.rewrite()
    try project.write()
    self.project = project
    return .rewritten(changed, problems: project.module.warnings)
  }

  private func check() throws -> ProjectCheck {
    guard let project else { throw BuildFailure("the project isn't open", file: job.project.path) }
    return project.check()
  }

  /// Compiles the files, of which the compiler indexes even those with errors.
  private func index() async throws -> EditingResult {
    guard let project else { return .indexed(hidden: []) }
    let arguments = try project.compiler.prepareIndexing(
      project.module, in: project.index, place: project.place)
    let folder = project.site.work.url
    _ = try await job.compilerSandbox.run("swiftc", arguments, in: folder)
    return .indexed(hidden: try await hiddenMembers(in: project))
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
    guard let project, let file = project.module.files.first(where: { $0.originalPath == path })
    else { return [:] }
    var result: [Int: Diagnostic] = [:]
    for message in messages {
      result[message.number] = message.explained(in: file, of: project.module)
    }
    return result
  }
}
