import DeviceProtocol
import Foundation
import Yams

/// What stands after a command's name; remembers what was read, so that a misspelt key is an error.
final class Arguments {
  let command: String
  let node: Node?
  let parser: FlowCommandParser
  private var readKeys: Set<String> = []

  init(_ command: String, _ node: Node?, _ parser: FlowCommandParser) {
    self.command = command
    self.node = node
    self.parser = parser
  }

  /// The text, where the command is written as `command: text`.
  func wholeText() throws -> String? {
    guard let node, node.mapping == nil, node.sequence == nil, let text = node.string,
      node.null == nil || node.scalar?.style != .plain
    else { return nil }
    return try parser.expand(text, line: node.mark?.line)
  }

  func node(_ key: String) -> Node? {
    readKeys.insert(key)
    return node?.mapping?[key]
  }

  func string(_ key: String) throws -> String? {
    guard let value = node(key) else { return nil }
    guard let text = value.string else { throw error("“\(key)” is to be a text", at: value) }
    return try parser.expand(text, line: value.mark?.line)
  }

  func bool(_ key: String) throws -> Bool? {
    guard let text = try string(key) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default: throw error("“\(key)” is to be true or false, not “\(text)”", at: node(key))
    }
  }

  func number(_ key: String) throws -> Double? {
    guard let text = try string(key) else { return nil }
    guard let number = Double(text) else {
      throw error("“\(key)” is to be a number, not “\(text)”", at: node(key))
    }
    return number
  }

  func integer(_ key: String) throws -> Int? {
    guard let number = try number(key) else { return nil }
    guard let integer = Int(exactly: number) else {
      throw error("“\(key)” is to be a whole number, not \(number)", at: node(key))
    }
    return integer
  }

  /// A duration written in milliseconds, in seconds.
  func milliseconds(_ key: String) throws -> TimeInterval? {
    try number(key).map { $0 / 1000 }
  }

  func point(_ key: String) throws -> ScreenPoint? {
    guard let text = try string(key) else { return nil }
    guard let point = ScreenPoint(text) else {
      throw error("“\(text)” is no point; write “50%,50%” or “120,300”", at: node(key))
    }
    return point
  }

  /// A selector under a key.
  func selector(_ key: String) throws -> ElementSelector? {
    guard let value = node(key) else { return nil }
    let arguments = Arguments(command, value, parser)
    let selector = try arguments.selector()
    try arguments.rejectUnread()
    return selector
  }

  /// The selector that the command itself is written with.
  func selector() throws -> ElementSelector {
    if let text = try wholeText() { return ElementSelector(text: text) }
    var selector = ElementSelector()
    selector.text = try string("text").map(TextPattern.init)
    selector.id = try string("id").map(TextPattern.init)
    selector.value = try string("value").map(TextPattern.init)
    selector.index = try integer("index")
    selector.enabled = try bool("enabled")
    selector.checked = try bool("checked")
    selector.focused = try bool("focused")
    selector.selected = try bool("selected")
    selector.width = try number("width")
    selector.height = try number("height")
    selector.tolerance = try number("tolerance") ?? 0
    for relation in ElementSelector.Relation.allCases {
      if let other = try self.selector(relation.rawValue) { selector.require(relation, [other]) }
    }
    if let list = node("containsDescendants") {
      let others = try list.array().map { try Arguments(command, $0, parser).selector() }
      for other in others { selector.require(.containsChild, [other]) }
    }
    guard !selector.isEmpty else {
      throw error("“\(command)” says of no element which one; give text, id, index or point")
    }
    return selector
  }

  /// The steps under `commands`, or those of the file under `file`.
  func steps() throws -> [FlowStep] {
    if let commands = node("commands") { return try parser.steps(commands) }
    if let path = try wholeText() ?? string("file") {
      let file = URL(fileURLWithPath: path, relativeTo: parser.file.deletingLastPathComponent())
      var environment = parser.environment
      for (name, value) in node("env")?.mapping ?? [:] {
        if let name = name.string {
          environment[name] = try parser.expand(value.string ?? "", line: value.mark?.line)
        }
      }
      return try parser.readFlow(file.absoluteURL, environment).steps
    }
    throw error("“\(command)” is to have commands: or file:")
  }

  func condition(_ key: String) throws -> FlowCondition? {
    guard let value = node(key) else { return nil }
    let arguments = Arguments(command, value, parser)
    let condition = FlowCondition(
      visible: try arguments.selector("visible"), notVisible: try arguments.selector("notVisible"))
    try arguments.rejectUnread()
    return condition
  }

  func error(_ message: String, at node: Node? = nil) -> FlowError {
    parser.error(node ?? self.node, message)
  }

  /// - Throws: `FlowError` for a key that nothing has asked for.
  func rejectUnread() throws {
    for (key, _) in node?.mapping ?? [:] {
      let name = key.string ?? ""
      if !readKeys.contains(name) {
        throw error("“\(command)” has no “\(name)”", at: key)
      }
    }
  }
}
