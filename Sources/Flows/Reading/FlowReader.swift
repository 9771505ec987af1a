import DeviceProtocol
import Foundation
import Safeguards
import Yams

/// Reads flows from YAML.
package struct FlowReader {
  private let environment: [String: String]
  private let readableFolders: [URL]

  /// - Parameters:
  ///   - environment: The values of `${NAME}`, which override those in the file itself.
  ///   - readableFolders: Additional folders from which flows can read files.
  package init(environment: [String: String] = [:], readableFolders: [URL] = []) {
    self.environment = environment
    self.readableFolders = readableFolders
  }

  /// Reads a flow.
  /// - Throws: `FlowError` with the file and line.
  package func read(_ file: URL) throws -> Flow {
    try read(
      file, inheriting: [:], depth: 0, budget: FlowBudget(),
      area: ReadingArea(
        around: file.deletingLastPathComponent(), allowing: readableFolders))
  }

  /// Reads a flow that isn't stored in a file.
  /// - Parameters:
  ///   - text: The YAML.
  ///   - file: The file that errors name. Other files are found relative to its folder.
  /// - Throws: `FlowError` with the line.
  package func read(_ text: String, as file: URL) throws -> Flow {
    guard text.utf8.count <= Self.longest else {
      throw FlowError(file: file, message: "a flow can have at most \(Self.longest) bytes")
    }
    return try flow(
      documents(in: text, file), file, inheriting: [:], depth: 0, budget: FlowBudget(),
      area: ReadingArea(
        around: file.deletingLastPathComponent(), allowing: readableFolders))
  }

  /// The maximum size of a flow, in bytes.
  private static let longest = 4 << 20

  private func read(
    _ file: URL, inheriting inherited: [String: String], depth: Int, budget: FlowBudget,
    area: ReadingArea
  ) throws -> Flow {
    guard depth < 32 else {
      throw FlowError(file: file, message: "the flow runs itself, or flows are nested too deeply")
    }
    return try flow(
      documents(in: text(of: file), file), file, inheriting: inherited, depth: depth,
      budget: budget, area: area)
  }

  private func flow(
    _ documents: [Node], _ file: URL, inheriting inherited: [String: String], depth: Int,
    budget: FlowBudget, area: ReadingArea
  ) throws -> Flow {
    guard let last = documents.last, !last.isEmpty else {
      throw Self.empty(file, isArgument: depth == 0)
    }
    let configuration = documents.count > 1 ? documents[0] : nil
    if documents.count > 2 {
      throw FlowError(
        file: file, line: documents[2].mark?.line,
        message: "a flow can have only two parts: its settings, and its commands after `---`")
    }
    let settings = try FlowSettings(configuration, file: file)
    do {
      return try flow(
        last, settings, file, inheriting: inherited, depth: depth, budget: budget, area: area)
    } catch var error as FlowError {
      error.flowName = settings.name
      throw error
    }
  }

  private func flow(
    _ commands: Node, _ settings: FlowSettings, _ file: URL,
    inheriting inherited: [String: String], depth: Int, budget: FlowBudget, area: ReadingArea
  ) throws -> Flow {
    let parser = FlowCommandParser(
      file: file,
      environment: settings.environment.merging(inherited) { $1 }
        .merging(environment) { $1 },
      budget: budget, area: area,
      readFlow: {
        try read($0, inheriting: $1, depth: depth + 1, budget: budget, area: area)
      })
    return Flow(
      name: settings.name ?? file.deletingPathExtension().lastPathComponent, file: file,
      appID: try settings.appID.map { try parser.expand($0, line: nil) }, tags: settings.tags,
      system: settings.system,
      steps: try parser.steps(commands))
  }

  private static func empty(_ file: URL, isArgument: Bool) -> FlowError {
    FlowError(
      file: file, message: "the file has no steps; a flow must be a list of commands",
      isWrongArgument: isArgument)
  }

  private func text(of file: URL) throws -> String {
    do {
      return try InputFile.text(of: file, atMost: Self.longest)
    } catch {
      throw FlowError(
        file: file, line: error.line,
        message: FileManager.default.fileExists(atPath: file.path)
          ? "can't read the file: \(error.reason)" : "no such file or directory")
    }
  }

  private func documents(in text: String, _ file: URL) throws -> [Node] {
    do {
      // Only strings are read, so there's no need to determine what other types they could
      // represent.
      var sequence = try compose_all(yaml: text, .basic)
      var documents: [Node] = []
      while let document = sequence.next() { documents.append(document) }
      if let error = sequence.error { throw error }
      return documents
    } catch let error as YamlError {
      throw FlowError(
        file: file, line: error.line, message: "this isn't valid YAML: \(error.problem)")
    }
  }
}

extension Node {
  /// Whether a document is empty, because it's blank or an empty list.
  fileprivate var isEmpty: Bool { string?.isEmpty ?? sequence?.isEmpty ?? false }
}

extension YamlError {
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: nil
    }
  }

  fileprivate var problem: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    case .duplicatedKeysInMapping(let duplicates, _):
      "duplicate keys: “\(duplicates.joined(separator: ", "))”"
    default: description
    }
  }
}
