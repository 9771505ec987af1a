import EditorMessages
import Safeguards
import Suggestions

/// The arguments of a tool call, which have been checked against the tool's parameters.
struct ToolArguments: Sendable {
  private let values: [String: JSONValue]

  /// - Parameter value: The arguments from the message, or `nil` if there are none.
  /// - Throws: `ToolFailure` if an argument is unknown, has a wrong value, or doesn't exist.
  init(_ value: JSONValue?, for parameters: [ToolParameter]) throws(ToolFailure) {
    var values: [String: JSONValue] = [:]
    switch value {
    case nil, .null: break
    case .object(let given): values = given.filter { $0.value != .null }
    default: throw ToolFailure("“arguments” must be an object.")
    }
    for (name, value) in values {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw Self.unknown(name, among: parameters.map(\.name))
      }
      try parameter.check(value)
    }
    for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
      throw ToolFailure("“\(parameter.name)” is required: \(parameter.help)")
    }
    self.values = values
  }

  private static func unknown(_ name: String, among known: [String]) -> ToolFailure {
    guard !known.isEmpty else { return ToolFailure("This tool has no arguments.") }
    return ToolFailure(
      "Unknown argument “\(name)”: \(Spelling.advice(for: name, among: known))".shortened)
  }

  /// The names of the arguments.
  var names: Set<String> { Set(values.keys) }

  func text(_ name: String) -> String? { values[name]?.text }

  func boolean(_ name: String) -> Bool { values[name]?.bool == true }

  func whole(_ name: String) -> Int? { values[name]?.integer }

  func number(_ name: String) -> Double? {
    guard case .number(let number) = values[name] else { return nil }
    return number
  }

  func texts(_ name: String) -> [String] {
    (values[name]?.elements ?? []).compactMap(\.text)
  }
}
