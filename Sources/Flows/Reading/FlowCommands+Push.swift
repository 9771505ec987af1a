import Foundation
import Simulator
import Yams

/// The reader of the command that sends a notification.
extension FlowCommandParser {
  @Sendable static func sendPush(_ arguments: Arguments) throws -> FlowCommand {
    let (path, payload) = (
      try arguments.wholeText() ?? arguments.string("file"), arguments.node("payload")
    )
    let appID = try arguments.string("appId")
    let data: Data
    switch (path, payload) {
    case (let path?, nil): data = try file(at: path, atMost: PushPayload.longestFile, arguments)
    case (nil, let payload?): data = try json(payload, arguments)
    default: throw arguments.lacking("either payload: or file:")
    }
    do {
      return .sendPush(try PushPayload(data), appID: appID)
    } catch let problem as PushPayload.Invalid {
      throw arguments.error(problem.description)
    }
  }

  private static func json(_ payload: Node, _ arguments: Arguments) throws -> Data {
    guard payload.mapping != nil else {
      throw arguments.error(
        "“payload” must be a dictionary, such as { aps: { alert: Hello } }", at: payload)
    }
    return try json(of: payload, arguments)
  }

  /// Returns a node as JSON.
  static func json(of node: Node, _ arguments: Arguments) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: value(node, arguments.parser), options: [.fragmentsAllowed, .sortedKeys])
  }

  /// Converts a node to JSON.
  ///
  /// Text without quotation marks can become a number.
  private static func value(_ node: Node, _ parser: FlowCommandParser) throws -> Any {
    // An alias may represent a large structure.
    try parser.spend(node)
    if let list = node.sequence { return try list.map { try value($0, parser) } }
    if node.mapping != nil {
      let pairs = try node.pairs.map { ($0.key.string ?? "", try value($0.value, parser)) }
      return Dictionary(pairs) { _, last in last }
    }
    let text = try parser.expand(node.string ?? "", line: node.mark?.line)
    guard node.scalar?.style == .plain else { return text }
    switch text {
    case "null", "~", "": return NSNull()
    case "true": return true
    case "false": return false
    default: break
    }
    if let number = Int(text) { return number }
    return Double(text).flatMap { $0.isFinite ? $0 : nil } ?? text
  }
}
