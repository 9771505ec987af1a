import DeviceProtocol
import Foundation
import Suggestions
import Yams

/// The arguments of a command.
///
/// Reading an argument is recorded, so that a misspelled key is an error.
final class Arguments {
  let command: String
  let node: Node?
  let parser: FlowCommandParser
  /// The node whose line an error refers to if the command has no arguments.
  private let place: Node?
  private var readKeys: Set<String> = []
  private var takesText = false
  private var takesList = false

  init(_ command: String, _ node: Node?, _ parser: FlowCommandParser, at place: Node? = nil) {
    self.place = place
    self.command = command
    self.node = node
    self.parser = parser
  }

  /// Returns the text if the command is written as `command: text`.
  func wholeText() throws -> String? {
    takesText = true
    return try writtenText.map { try parser.expand($0, line: node?.mark?.line) }
  }

  /// Returns the texts if the command is written as `command: text` or `command: [text, …]`.
  func wholeTexts() throws -> [String]? {
    takesList = true
    guard let nodes = node?.sequence else { return try wholeText().map { [$0] } }
    return try nodes.map { try text($0, in: "\(command)") }
  }

  private func text(_ node: Node, in list: String) throws -> String {
    guard let text = node.string else { throw error("“\(list)” must be a list of texts", at: node) }
    return try parser.expand(text, line: node.mark?.line)
  }

  private var writtenText: String? {
    guard let node, let text = node.string, node.null == nil || node.scalar?.style != .plain
    else { return nil }
    return text
  }

  /// The keys of the arguments.
  var keys: [String] {
    (node?.pairs ?? []).map { $0.key.string ?? "" }
  }

  func node(_ key: String) -> Node? {
    readKeys.insert(key)
    return node?.mapping?.first { $0.key.string == key }?.value
  }

  func string(_ key: String) throws -> String? {
    guard let value = node(key) else { return nil }
    guard let text = value.string else { throw error("“\(key)” must be a text", at: value) }
    return try parser.expand(text, line: value.mark?.line)
  }

  /// Returns the strings in a mapping under a key, each with its own key, in order.
  func texts(_ key: String) throws -> [(key: String, text: String)] {
    guard let value = node(key) else { return [] }
    guard value.mapping != nil else { throw error("“\(key)” must be names with values", at: value) }
    let texts = Arguments(command, value, parser)
    return try texts.keys.map { ($0, try texts.string($0) ?? "") }
  }

  /// Returns the strings in a list under a key.
  func list(_ key: String) throws -> [String] {
    guard let value = node(key) else { throw lacking("a list of \(key)") }
    let nodes = value.array()
    guard !nodes.isEmpty else { throw error("“\(key)” is empty", at: value) }
    return try nodes.map { try text($0, in: key) }
  }

  func bool(_ key: String) throws -> Bool? {
    guard let text = try string(key) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default: throw error("“\(key)” must be true or false, not “\(text)”", at: node(key))
    }
  }

  func number(_ key: String) throws -> Double? {
    guard let text = try string(key) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw error("“\(key)” must be a number, not “\(text)”", at: node(key))
    }
    return number
  }

  func integer(_ key: String) throws -> Int? {
    guard let number = try number(key) else { return nil }
    guard let integer = Int(exactly: number) else {
      throw error("“\(key)” must be a whole number, not \(number)", at: node(key))
    }
    return integer
  }

  /// Returns a number of items or repetitions.
  func count(_ key: String, atMost limit: Int = .max) throws -> Int? {
    guard let count = try integer(key) else { return nil }
    guard (0...limit).contains(count) else {
      let range = limit == .max ? "0 or more" : "from 0 to \(limit)"
      throw error("“\(key)” must be \(range), not \(count)", at: node(key))
    }
    return count
  }

  /// Returns a percentage as a number from 0 to 1.
  func percentage(_ key: String) throws -> Double? {
    guard let number = try number(key) else { return nil }
    guard (0...100).contains(number) else {
      throw error("“\(key)” must be from 0 to 100, not \(number)", at: node(key))
    }
    return number / 100
  }

  /// Returns a duration that's written in milliseconds, in seconds.
  func milliseconds(_ key: String) throws -> TimeInterval? {
    guard let number = try number(key) else { return nil }
    guard (0...86_400_000).contains(number) else {
      throw error("“\(key)” must be milliseconds, at most a day, not \(number)", at: node(key))
    }
    return number / 1000
  }

  func point(_ key: String) throws -> ScreenPoint? {
    guard let text = try string(key) else { return nil }
    guard let point = ScreenPoint(text) else {
      throw error("invalid point “\(text)”: use “50%,50%” or “120,300”", at: node(key))
    }
    return point
  }

  /// Returns a selector under a key.
  func selector(_ key: String) throws -> ElementSelector? {
    guard let value = node(key) else { return nil }
    let arguments = Arguments(command, value, parser)
    return try arguments.wholeSelector()
  }

  /// Returns the selector if the command has no other arguments.
  private func wholeSelector() throws -> ElementSelector {
    try parser.spend(node)
    let selector = try selector()
    try rejectUnread()
    return selector
  }

  /// Returns the selector that's part of the command itself.
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
    for relation in ElementSelector.Relation.allCases where relation != .containsDescendants {
      if let other = try self.selector(relation.rawValue) { selector.require(relation, other) }
    }
    if let list = node("containsDescendants") {
      let others = try list.array().map { try Arguments(command, $0, parser).wholeSelector() }
      for other in others { selector.require(.containsDescendants, other) }
    }
    guard !selector.isEmpty else {
      try rejectUnread()
      throw error("“\(command)” has no selector; add text, id, index, or point")
    }
    return selector
  }

  /// Returns the steps under `commands` or in the file under `file`.
  func steps() throws -> [FlowStep] {
    let (commands, path) = (node("commands"), try wholeText() ?? string("file"))
    let parser = try parser.adding(node("env"))
    switch (commands, path) {
    case (let commands?, nil):
      return try parser.steps(commands)
    case (nil, let path?):
      return try parser.steps(ofFlowAt: path, line: node?.mark?.line)
    default:
      throw lacking("either commands: or file:")
    }
  }

  func condition(_ key: String) throws -> FlowCondition? {
    guard let value = node(key) else { return nil }
    let arguments = Arguments(command, value, parser)
    var condition = FlowCondition()
    condition.visible = try arguments.selector("visible")
    condition.notVisible = try arguments.selector("notVisible")
    let isThisPlatform = try arguments.string("platform").map { $0.lowercased() == "ios" }
    let isTrue = try arguments.string("true").map(Truth.holds)
    condition.isPossible = isThisPlatform != false && isTrue != false
    try arguments.rejectUnread()
    return condition
  }

  /// Returns the error for a missing key.
  ///
  /// If there's a misspelled key, the error refers to it.
  func lacking(_ what: String) -> FlowError {
    do {
      try rejectUnread()
      return error("“\(command)” must have \(what)")
    } catch {
      return error
    }
  }

  func error(_ message: String, at node: Node? = nil) -> FlowError {
    parser.error(node ?? self.node ?? place, message)
  }

  /// - Throws: `FlowError` if there are keys that haven't been read.
  func rejectUnread() throws(FlowError) {
    if !takesList, node?.sequence != nil { throw error("“\(command)” doesn't accept a list") }
    if !takesText, writtenText != nil { throw error("“\(command)” doesn't accept a text") }
    for (key, _) in node?.pairs ?? [] {
      let name = key.string ?? ""
      if readKeys.contains(name) { continue }
      let advice = Spelling.advice(for: name, among: readKeys)
      throw error("“\(command)” has no option “\(name)”: \(advice)", at: key)
    }
  }
}
