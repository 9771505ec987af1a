import AppBuilder
import Foundation
import Safeguards

/// An open project, with its builder and the toolchain's language server.
///
/// That server sees the project as the builder rewrites it, in a folder in the cache.
actor ProjectSession {
  /// The time without a change after which other files are rewritten.
  static let calm = Duration.milliseconds(400)
  /// The time after a change when the file is checked.
  private static let pause = Duration.milliseconds(15)
  /// The time after a change when the builder rewrites the file, which is enough for a completion.
  private static let rewritingPause = Duration.milliseconds(60)

  let project: URL
  let editor: EditorClient
  /// The folder with UIKit's symbols.
  let symbols: URL
  private let reserved: ReservedJob
  let builder: SourceBuilder
  private let process: ChildProcess
  let server: Connection
  private let folder: String
  private(set) var documents: [String: DocumentMap] = [:]
  private(set) var open: [String: OpenDocument] = [:]
  /// The findings about storyboards, asset catalogs, and other files.
  private(set) var findings = ProjectCheck(
    problems: [], names: ProjectNames(), missing: [], testTargets: [:])
  /// The problems that rewriting has found, by file.
  private var rewritingProblems: [String: [Diagnostic]] = [:]
  /// The problems that are shown in files that aren't open.
  private var shown: [String: [Diagnostic]] = [:]
  private var refreshing: Task<Void, Never>?
  /// Finds the names of the files of tests, which the builder rewrites later.
  private var findingTests: Task<Void, Never>?
  /// Checks all open files.
  private var checking: Task<Void, Never>?
  /// The open files that have changed since another one was edited.
  private var edited: Set<String> = []
  /// Whether a file was saved since the index was last updated.
  private var needsIndex = false
  /// Whether a file was changed since then.
  private var hasUnindexedChanges = false
  private var indexing: Task<Void, Never>?
  /// The names of members of Quince's frameworks that only its own code uses.
  private(set) var hiddenMembers: Set<String> = []
  /// The place that the toolchain's server has completed last.
  var lastCompletion: CompletionPlace?

  /// Opens a project.
  /// - Throws: An error if the project can't be read, or a program that's needed doesn't exist.
  init(_ project: URL, options: BuildOptions, editor: EditorClient) async throws {
    self.project = project
    self.editor = editor
    symbols = options.library.libraries.appendingPathComponent(
      "quince_UIKitCore.resources/Symbols")
    reserved = try AppBuilder(options: options).editing(project)
    builder = try SourceBuilder(reserved.job)
    guard case .ready(let site) = try await builder.send(.prepare) else {
      throw BuildFailure("the project can't be read", file: project.path)
    }
    folder = site.folder
    process = try ChildProcess(
      site.command, environment: site.environment, directory: site.folder)
    server = Connection(input: process.output, output: process.input) { _ in }
    _ = try await server.request(
      "initialize",
      [
        "processId": nil, "rootUri": .string(FileAddress.of(site.folder)),
        "capabilities": editor.passedCapabilities,
      ]
    ).value
    server.notify("initialized", [:])
    update(site.files)
    rewritingProblems = Self.grouped(site.problems, in: project)
    Task { await listen() }
    findingTests = Task { await checkResources() }
    index()
  }

  deinit { process.end() }

  /// Ends the programs, when another session takes this one's place.
  func end() {
    refreshing?.cancel()
    indexing?.cancel()
    for document in open.values { document.check?.cancel() }
    builder.end()
    process.end()
  }

  /// Whether a program that the session needs has ended.
  var hasEnded: Bool { builder.hasEnded || server.isClosed }

  /// The mapper of the current files.
  var mapper: LocationMapper {
    LocationMapper(documents, folder: folder, addresses: open.mapValues(\.address))
  }

  /// Returns whether the builder rewrites a file.
  func has(_ path: String) -> Bool { documents[path] != nil }

  /// Returns whether a file belongs to the app or to its tests.
  func includes(_ path: String) async -> Bool {
    if has(path) { return true }
    await findingTests?.value
    return findings.testTargets[path] != nil
  }

  // MARK: Files

  /// Opens a file that the editor shows.
  func open(_ path: String, address: String, version: JSONValue, text: String) async {
    open[path] = OpenDocument(address: address, version: version, text: text)
    await passOn(path)
  }

  /// Opens a file in the toolchain's server, if the builder knows it.
  ///
  /// If the server has opened it, it closes it first, because it keeps the diagnostics of an open
  /// file.
  private func passOn(_ path: String) async {
    await rewrite(path)
    guard let document = documents[path], let isPassedOn = open[path]?.isPassedOn else { return }
    if isPassedOn { server.notify("textDocument/didClose", Self.reference(to: document)) }
    open[path]?.isPassedOn = true
    server.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(FileAddress.of(document.copy)), "languageId": "swift", "version": 1,
          "text": .string(document.rewritten.string),
        ]
      ])
    check(path)
  }

  /// Changes the text of an open file.
  func change(_ path: String, version: JSONValue, _ changes: [JSONValue]) async {
    checking?.cancel()
    hasUnindexedChanges = true
    open[path]?.version = version
    open[path]?.apply(changes)
    announceChanges(before: path)
    if let text = open[path]?.text, let guess = documents[path]?.applying(changes),
      guess.isCurrent(for: text)
    {
      replace(guess)
      rewriteLater(path)
    } else {
      await rewrite(path)
    }
    check(path)
    refresh(after: Self.calm)
  }

  /// Lets the toolchain's server see the changes of other files when a file is edited.
  ///
  /// Otherwise, completions would be slower after each change.
  private func announceChanges(before path: String) {
    let others = edited.subtracting([path])
    edited = [path]
    announce(others.compactMap { documents[$0]?.copy })
  }

  /// Reports changes of files to the toolchain's server.
  private func announce(_ copies: [String]) {
    guard !copies.isEmpty else { return }
    server.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": .array(copies.map { ["uri": .string(FileAddress.of($0)), "type": 2] })])
  }

  /// Closes a file.
  func close(_ path: String) async {
    open.removeValue(forKey: path)?.check?.cancel()
    guard let document = documents[path] else { return }
    server.notify("textDocument/didClose", Self.reference(to: document))
    await rewrite(path)
    edited.insert(path)
    refresh(after: .zero)
    shown[path] = []
    showOtherProblems()
    if shown[path] == nil { editor.publish([], at: FileAddress.of(path)) }
  }

  /// Takes a saved file into account.
  func save(_ path: String) {
    if let document = documents[path] {
      server.notify("textDocument/didSave", Self.reference(to: document))
    }
    needsIndex = true
    refresh(after: .zero)
    Task { await checkResources() }
  }

  private static func reference(to document: DocumentMap) -> JSONValue {
    ["textDocument": ["uri": .string(FileAddress.of(document.copy))]]
  }

  /// Has the builder rewrite a file.
  private func rewrite(_ path: String) async {
    let revision = open[path]?.revision
    open[path]?.sentRevision = revision
    let request = EditingRequest.change(path: path, text: open[path]?.text.string)
    guard case .rewritten(let files, let found)? = try? await builder.send(request),
      open[path]?.revision == revision
    else { return }
    if update(files).contains(path) { check(path) }
    rewritingProblems[path] = found
  }

  /// Has the builder rewrite a file after the user has paused, until the text is the current one.
  private func rewriteLater(_ path: String) {
    guard open[path]?.rewriting == nil else { return }
    open[path]?.rewriting = Task {
      try? await Task.sleep(for: Self.rewritingPause)
      await rewriteCurrent(path)
      open[path]?.rewriting = nil
    }
  }

  /// Has the builder rewrite the texts of a file that it doesn't have.
  func rewriteCurrent(_ path: String) async {
    while let file = open[path], file.sentRevision != file.revision { await rewrite(path) }
  }

  /// Rewrites all files when the user has stopped typing, because some depend on others.
  func refresh(after delay: Duration) {
    refreshing?.cancel()
    refreshing = Task {
      try? await Task.sleep(for: delay)
      if Task.isCancelled { return }
      for path in open.keys { await rewriteCurrent(path) }
      let sent = open.compactMapValues(\.sentRevision)
      guard !Task.isCancelled, let result = try? await builder.send(.refresh) else { return }
      if case .rewritten(let files, let found) = result {
        // The user can have typed more in the meantime.
        let changed = update(files.filter { open[$0.path]?.revision == sent[$0.path] })
        announce(changed.filter { open[$0] == nil }.compactMap { documents[$0]?.copy })
        rewritingProblems = Self.grouped(found, in: project)
        showAllProblems()
      }
      if needsIndex { index() }
    }
  }

  /// Checks the files that aren't Swift.
  func checkResources() async {
    guard case .checked(let check)? = try? await builder.send(.check) else { return }
    findings = check
    showAllProblems()
  }

  /// Waits until the index has the current text of all files.
  ///
  /// Otherwise, only some of the places where something is used would be renamed.
  func waitForIndex() async {
    if hasUnindexedChanges {
      needsIndex = true
      refresh(after: .zero)
    }
    await refreshing?.value
    await indexing?.value
    // A server that can't wait answers the next request from what it has read.
    _ = try? await server.request("workspace/synchronize", ["index": true]).value
  }

  private func index() {
    needsIndex = false
    hasUnindexedChanges = false
    // Two compilers would get in each other's way. One that hasn't started needn't.
    let previous = indexing
    previous?.cancel()
    indexing = Task {
      await previous?.value
      // The next save of a file tries again.
      guard !Task.isCancelled,
        case .indexed(let hidden, let tests, let found)? = try? await builder.send(.index)
      else { return }
      hiddenMembers = hidden
      await openTests(tests, problems: found)
    }
  }

  /// Has the toolchain's server analyze tests with the app's interface, which is new.
  /// - Parameters:
  ///   - files: The files of tests that weren't known before.
  ///   - found: The problems in all files.
  private func openTests(_ files: [RewrittenSource], problems found: [Diagnostic]) async {
    rewritingProblems = Self.grouped(found, in: project)
    if !files.isEmpty {
      update(files)
      announce(["\(folder)/compile_commands.json"])
    }
    for path in open.keys where findings.testTargets[path] != nil { await passOn(path) }
    showOtherProblems()
  }

  /// Passes on rewritten files.
  /// - Returns: The paths of those that are different.
  @discardableResult private func update(_ files: [RewrittenSource]) -> Set<String> {
    var changed: Set<String> = []
    for file in files {
      let original = open[file.path]?.text ?? Self.text(of: file.path)
      if replace(DocumentMap(file, original: original)) { changed.insert(file.path) }
    }
    return changed
  }

  /// Passes on a rewritten file.
  /// - Returns: Whether it's different.
  @discardableResult private func replace(_ new: DocumentMap) -> Bool {
    let path = new.path
    let old = documents.updateValue(new, forKey: path)
    guard let change = old?.rewritten.change(to: new.rewritten) else { return old == nil }
    guard let file = open[path], file.isPassedOn else { return true }
    let version = file.copyVersion + 1
    open[path]?.copyVersion = version
    server.notify(
      "textDocument/didChange",
      [
        "textDocument": [
          "uri": .string(FileAddress.of(new.copy)), "version": .integer(version),
        ],
        "contentChanges": [change],
      ])
    return true
  }

  /// Returns the text of a file that isn't open.
  static func text(of path: String) -> SourceText {
    let data = try? InputFile.read(URL(fileURLWithPath: path), atMost: 16 << 20)
    return SourceText(String(decoding: data ?? Data(), as: UTF8.self))
  }

  // MARK: Problems

  /// Lets completions go first, because checking a file takes longer.
  /// - Returns: A closure that lets the file be checked again.
  func delayCheck(of path: String) -> @Sendable () async -> Void {
    guard open[path]?.check != nil else { return {} }
    open[path]?.check?.cancel()
    return { await self.check(path) }
  }

  /// Checks an open file when the user pauses.
  private func check(_ path: String) {
    open[path]?.check?.cancel()
    open[path]?.check = Task {
      try? await Task.sleep(for: Self.pause)
      if !Task.isCancelled { await publish(path) }
      if !Task.isCancelled { open[path]?.check = nil }
    }
  }

  private func publish(_ path: String) async {
    guard let document = documents[path], let version = open[path]?.version,
      open[path]?.isPassedOn == true
    else { return }
    let response = server.request("textDocument/diagnostic", Self.reference(to: document))
    guard let report = try? await response.value else { return }
    await open[path]?.rewriting?.value
    // If the builder has rewritten the text in another way, the file is checked again.
    guard !Task.isCancelled, let confirmed = documents[path],
      confirmed.rewritten.bytes == document.rewritten.bytes
    else { return }
    let found = CompilerDiagnostics(report, in: confirmed)
    guard
      case .explained(let explained)? = try? await builder.send(
        .explain(path: path, found.messages)), !Task.isCancelled, let current = open[path],
      current.version == version
    else { return }
    let own = problems(in: path).map { $0.json(in: confirmed.original) }
    editor.publish(
      found.worded(by: explained, mapper) + own, at: current.address, version: current.version)
  }

  private static func grouped(_ problems: [Diagnostic], in project: URL) -> [String: [Diagnostic]] {
    Dictionary(grouping: problems) { $0.file ?? project.path }
  }

  /// Returns the problems in a file that the builder has found.
  private func problems(in path: String) -> [Diagnostic] {
    (rewritingProblems[path] ?? []) + findings.problems.filter { ($0.file ?? project.path) == path }
      + findings.missing.filter { $0.path == path }.map(\.problem)
  }

  private func showAllProblems() {
    checking?.cancel()
    checking = Task {
      for path in open.keys where open[path]?.check == nil && !Task.isCancelled {
        await publish(path)
      }
    }
    showOtherProblems()
  }

  /// Shows the problems in files that aren't open.
  private func showOtherProblems() {
    let files = findings.problems.map { $0.file ?? project.path } + findings.missing.map(\.path)
    for path in Set(files + rewritingProblems.keys + shown.keys) where open[path] == nil {
      let found = problems(in: path)
      guard found != shown[path] ?? [] else { continue }
      shown[path] = found.isEmpty ? nil : found
      let text = Self.text(of: path)
      editor.publish(found.map { $0.json(in: text) }, at: FileAddress.of(path))
    }
  }

  // MARK: Messages of the server

  /// Answers the requests of the toolchain's language server.
  private func listen() async {
    for await message in server.incoming {
      guard case .request(let id, let method, let params) = message else { continue }
      switch method {
      case "workspace/applyEdit": applyEdit(id, params)
      case "workspace/configuration":
        let count = params["items"]?.elements?.count ?? 0
        server.answer(id, .success(.array(Array(repeating: .null, count: count))))
      default: server.answer(id, .success(.null))
      }
    }
  }

  private func applyEdit(_ id: RequestID, _ params: JSONValue) {
    guard let edit = mapper.original(params, in: nil) else {
      return server.answer(id, .success(["applied": false]))
    }
    let response = editor.connection.request("workspace/applyEdit", edit)
    Task {
      do throws(ResponseError) {
        server.answer(id, .success(try await response.value))
      } catch {
        server.answer(id, .failure(error))
      }
    }
  }
}
