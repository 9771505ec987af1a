import AppBuilder
import Foundation
import Safeguards

/// A language server for projects with UIKit apps, which stands between an editor and the
/// toolchain's language server.
package final class LanguageServer {
  private let connection: Connection
  private let options: BuildOptions
  /// The project that all files belong to, or `nil` to find each file's.
  private let project: URL?
  private var editor: EditorClient?
  private var sessions: [URL: ProjectSession] = [:]
  /// The reasons that projects can't be opened, which are shown once.
  private var failures: [URL: String] = [:]
  /// How often each project was opened again because a program that it needs had ended.
  private var restarts: [URL: Int] = [:]
  /// The files that weren't part of their project when the project was last read.
  private var strangers: Set<String> = []
  private var answers: [RequestID: Task<Void, Never>] = [:]
  private var isShuttingDown = false

  /// Creates a server for the editor at the other end of two files.
  /// - Parameters:
  ///   - project: The project that all files belong to, or `nil` to find each file's.
  ///   - failure: A closure that receives the reason if the input is invalid.
  package init(
    input: FileHandle, output: FileHandle, options: BuildOptions, project: URL?,
    failure: @escaping @Sendable (String) -> Void
  ) {
    connection = Connection(input: input, output: output, failure: failure)
    self.options = options
    self.project = project
  }

  /// Serves the editor until it's done.
  /// - Returns: Whether the editor has announced the end, as the protocol requires.
  package func run() async -> Bool {
    for await message in connection.incoming {
      switch message {
      case .request(let id, let method, let params): await answer(id, method, params)
      case .notification("exit", _): return isShuttingDown
      case .notification(let method, let params): await take(method, params)
      }
    }
    return isShuttingDown
  }

  // MARK: Requests

  private func answer(_ id: RequestID, _ method: String, _ params: JSONValue) async {
    if let refusal = refusal(of: method) { return connection.answer(id, .failure(refusal)) }
    switch method {
    case "initialize":
      editor = EditorClient(connection: connection, capabilities: params["capabilities"] ?? [:])
      connection.answer(id, .success(ServerFeatures.json))
    case "shutdown":
      isShuttingDown = true
      connection.answer(id, .success(.null))
    case "workspace/symbol": reply(id, await collect(method, params))
    // With a file, only the tests of its project.
    case "workspace/tests" where params["textDocument"] == nil:
      reply(id, await collect(method, params))
    default: reply(id, await session(for: params)?.answer(method, params) ?? noAnswer)
    }
  }

  /// Returns the error for a request before the session's first one or after its last one.
  private func refusal(of method: String) -> ResponseError? {
    if isShuttingDown { return .late }
    return editor == nil && method != "initialize" ? .early(method) : nil
  }

  /// Answers a request in the background, so the editor can cancel it.
  private func reply(_ id: RequestID, _ answer: @escaping Answer) {
    let connection = connection
    answers = answers.filter { !$0.value.isCancelled }
    answers[id] = Task {
      do throws(ResponseError) {
        connection.answer(id, .success(try await answer()))
      } catch {
        connection.answer(id, .failure(error))
      }
    }
  }

  /// Answers a request about all open projects with their lists, one after another.
  private func collect(_ method: String, _ params: JSONValue) async -> Answer {
    var parts: [Answer] = []
    for session in sessions.values {
      parts.append(await session.answer(method, params))
    }
    let all = parts
    return { () throws(ResponseError) in
      var items: [JSONValue] = []
      for part in all { items += try await part().elements ?? [] }
      return .array(items)
    }
  }

  // MARK: Notifications

  private func take(_ method: String, _ params: JSONValue) async {
    switch method {
    case "$/cancelRequest":
      if let id = RequestID(params["id"]) { answers[id]?.cancel() }
    case "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      "textDocument/didSave":
      guard let address = params["textDocument"]?["uri"]?.text,
        let path = FileAddress.path(of: address),
        let session = await session(for: params, opens: method.hasSuffix("didOpen"))
      else { return }
      await session.take(method, params, address: address, path: path)
    case "workspace/didChangeWatchedFiles":
      for session in sessions.values { await session.refresh(after: .zero) }
    default: break
    }
  }

  // MARK: Projects

  /// Returns the session of the project that a message's file belongs to.
  /// - Parameter opens: Whether the message opens a file, which can be new in the project.
  private func session(for params: JSONValue, opens: Bool = false) async -> ProjectSession? {
    let address =
      params["textDocument"]?["uri"]?.text ?? params["item"]?["uri"]?.text
      ?? params["data"]?["uri"]?.text
    if let name = params["arguments"]?.elements?.first?.text, name.hasSuffix(".xcodeproj"),
      let session = sessions[URL(fileURLWithPath: name)]
    {
      return session
    }
    guard let path = address.flatMap(FileAddress.path) else { return sessions.values.first }
    guard let project = project ?? Self.project(of: path) else { return nil }
    guard let session = sessions[project] else {
      return failures[project] == nil || opens ? await open(project) : nil
    }
    if await session.hasEnded {
      restarts[project, default: 0] += 1
      return restarts[project, default: 0] > Self.mostRestarts
        ? nil : await open(project, after: session)
    }
    if let path = address.flatMap(FileAddress.path), opens, await !session.includes(path),
      strangers.insert(path).inserted
    {
      return await open(project, after: session)
    }
    return session
  }

  /// The maximum number of times that a project is opened again, because a file can make the
  /// builder crash each time.
  private static let mostRestarts = 5

  /// Opens a project.
  /// - Parameter old: The session that ends, whose open files are opened again.
  private func open(_ project: URL, after old: ProjectSession? = nil) async -> ProjectSession? {
    guard let editor else { return nil }
    sessions[project] = nil
    do {
      let session = try await ProjectSession(project, options: options, editor: editor)
      for (path, file) in await old?.open ?? [:] {
        await session.open(
          path, address: file.address, version: file.version, text: file.text.string)
      }
      await old?.end()
      sessions[project] = session
      failures[project] = nil
      return session
    } catch {
      let reason = (error as? ResponseError)?.message ?? "\(error)"
      if failures.updateValue(reason, forKey: project) != reason {
        editor.show(error: "Quince can't open \(project.lastPathComponent): \(reason)")
      }
      return nil
    }
  }

  /// Returns the project in the closest folder around a file that contains one.
  ///
  /// In the folders of an Xcode project, Swift files aren't apps.
  static func project(of path: String) -> URL? {
    let closest = URL(fileURLWithPath: path).deletingLastPathComponent()
    let folders = Array(
      sequence(first: closest) { $0.path == "/" ? nil : $0.deletingLastPathComponent() })
    let isInProject = folders.contains { !ProjectFinder.projects(in: $0).isEmpty }
    for folder in folders where folder.path != "/" {
      if let found = try? ProjectFinder.find(folder),
        !(isInProject && ProjectFinder.isLoose(found))
      {
        return found
      }
    }
    return nil
  }
}
