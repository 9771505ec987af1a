import DeviceProtocol
import Foundation
import Safeguards
import Suggestions
import Yams

/// Creates commands from YAML nodes.
struct FlowCommandParser {
  let file: URL
  var environment: [String: String]
  let budget: FlowBudget
  /// The area that can contain other flows.
  let area: ReadingArea
  /// A closure that reads another flow with additional values for `${NAME}`.
  let readFlow: (URL, [String: String]) throws -> Flow

  /// Returns the steps of a list.
  func steps(_ node: Node) throws -> [FlowStep] {
    guard let list = node.sequence else {
      throw error(node, "commands must be a list; start each with “- ”")
    }
    return try list.map(step)
  }

  /// Returns the steps of another flow, whose path is relative to this one's folder.
  func steps(ofFlowAt path: String, line: Int?) throws -> [FlowStep] {
    let other = URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent())
      .absoluteURL
    guard FileManager.default.fileExists(atPath: other.path) else {
      throw FlowError(file: file, line: line, message: "no such flow: “\(path)”")
    }
    do {
      try area.resolve(other)
    } catch {
      throw FlowError(
        file: file, line: line, message: "can't read the flow “\(path)”: \(error.reason)")
    }
    return try readFlow(other, environment).steps
  }

  /// - Throws: `FlowError` if a flow is too long.
  func spend(_ node: Node?) throws {
    guard budget.spend() else {
      throw error(
        node,
        "the flow and those it runs have more than \(FlowBudget.most) steps and selectors"
      )
    }
  }

  private func step(_ node: Node) throws -> FlowStep {
    try spend(node)
    if let name = node.string {
      return try step(name, arguments: Arguments(name, nil, self, at: node), at: node)
    }
    guard let mapping = node.mapping, let (key, value) = mapping.first, mapping.count == 1,
      let name = key.string
    else { throw error(node, "a step must be one command, such as “- tapOn: OK”") }
    return try step(name, arguments: Arguments(name, value, self, at: key), at: key)
  }

  private func step(_ name: String, arguments: Arguments, at node: Node) throws -> FlowStep {
    guard let make = Self.commands[name] else { throw unknownCommand(name, at: node) }
    let label = try arguments.string("label")
    let isOptional = try arguments.bool("optional") ?? false
    let command = try make(arguments)
    try arguments.rejectUnread()
    return FlowStep(
      command: command, file: file, line: node.mark?.line ?? 1,
      title: StepTitle(name, arguments.node).text, label: label, isOptional: isOptional)
  }

  private func unknownCommand(_ name: String, at node: Node) -> FlowError {
    if let reason = MissingCommands.reason(for: name) {
      return error(node, "Quince doesn't support Maestro's “\(name)”: \(reason)")
    }
    let advice = Spelling.advice(for: name, among: Self.commands.keys)
    return error(node, "unknown command “\(name)”: \(advice)")
  }

  func error(_ node: Node?, _ message: String) -> FlowError {
    FlowError(file: file, line: node?.mark?.line, message: message)
  }

  /// Replaces `${NAME}` with its value.
  func expand(_ text: String, line: Int?) throws -> String {
    do {
      return try Placeholders(values: environment).fill(text)
    } catch let problem as Placeholders.Problem {
      throw FlowError(file: file, line: line, message: problem.message)
    }
  }

  /// Returns a parser for steps with additional variables.
  func adding(_ values: Node?) throws -> FlowCommandParser {
    var parser = self
    for (name, value) in values?.pairs ?? [] {
      guard let name = name.string else { continue }
      parser.environment[name] = try expand(value.string ?? "", line: value.mark?.line)
    }
    return parser
  }
}
