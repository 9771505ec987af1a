import DeviceProtocol
import Foundation
import Yams

/// Makes commands out of YAML nodes.
struct FlowCommandParser {
  let file: URL
  let environment: [String: String]
  /// Reads another flow with additional values for `${NAME}`.
  let readFlow: (URL, [String: String]) throws -> Flow

  /// The steps of a list.
  func steps(_ node: Node) throws -> [FlowStep] {
    guard let list = node.sequence else {
      throw error(node, "commands are a list; begin each with “- ”")
    }
    return try list.map(step)
  }

  private func step(_ node: Node) throws -> FlowStep {
    if let name = node.string {
      return try step(name, arguments: Arguments(name, nil, self), at: node)
    }
    guard let mapping = node.mapping, let (key, value) = mapping.first, mapping.count == 1,
      let name = key.string
    else { throw error(node, "a step is one command, such as “- tapOn: OK”") }
    return try step(name, arguments: Arguments(name, value, self), at: key)
  }

  private func step(_ name: String, arguments: Arguments, at node: Node) throws -> FlowStep {
    guard let make = Self.commands[name] else { throw unknownCommand(name, at: node) }
    let command = try make(arguments)
    let label = try arguments.string("label")
    let isOptional = try arguments.bool("optional") ?? false
    try arguments.rejectUnread()
    return FlowStep(
      command: command, file: file, line: node.mark?.line ?? 1, label: label,
      isOptional: isOptional)
  }

  private func unknownCommand(_ name: String, at node: Node) -> FlowError {
    let known = Self.commands.keys.sorted()
    let near = known.filter { $0.lowercased().hasPrefix(name.lowercased().prefix(4)) }
    let advice =
      near.isEmpty
      ? "there are \(known.joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    return error(node, "“\(name)” is no command that Quince knows; \(advice)")
  }

  func error(_ node: Node?, _ message: String) -> FlowError {
    FlowError(file: file, line: node?.mark?.line, message: message)
  }

  /// Puts in what `${NAME}` stands for.
  func expand(_ text: String, line: Int?) throws -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "${") {
      result += rest[..<start.lowerBound]
      guard let end = rest.range(of: "}", range: start.upperBound..<rest.endIndex) else {
        throw FlowError(file: file, line: line, message: "“${” without “}” in “\(text)”")
      }
      let name = rest[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespaces)
      guard let value = environment[name] else {
        throw FlowError(
          file: file, line: line,
          message: "nothing says what ${\(name)} is; give it under env: or with --env \(name)=…")
      }
      result += value
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
