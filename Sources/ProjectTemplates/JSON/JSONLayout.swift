/// A value in a `project.xcproj`, which knows whether Xcode writes it on one line.
package indirect enum JSONLayout: Sendable {
  case text(String)
  case boolean(Bool)
  case list([JSONLayout])
  case object([(key: String, value: JSONLayout)])
  /// A list or an object on one line.
  case line(JSONLayout)

  init(_ value: BuildSetting.Value) {
    switch value {
    case .text(let text): self = .text(text)
    case .list(let texts): self = .list(texts.map(JSONLayout.text))
    }
  }

  /// Returns the text of the value, whose first line is already indented.
  func text(depth: Int = 0) -> String {
    let indentation = String(repeating: "  ", count: depth)
    switch self {
    case .text(let text): return Self.quoted(text)
    case .boolean(let value): return "\(value)"
    case .line(let value): return value.onOneLine
    case .list(let values):
      if values.isEmpty { return "[]" }
      return "[\n\(Self.items(values, depth: depth + 1))\(indentation)]"
    case .object(let members):
      let lines = members.map { key, value in
        "\(indentation)  \(Self.quoted(key)): \(value.text(depth: depth + 1)),\n"
      }
      return "{\n\(lines.joined())\(indentation)}"
    }
  }

  /// Returns the lines of a list's values. Objects on several lines share their brackets' lines.
  private static func items(_ values: [JSONLayout], depth: Int) -> String {
    let indentation = String(repeating: "  ", count: depth)
    var text = ""
    for (index, value) in values.enumerated() {
      let followsObject = index > 0 && values[index - 1].isSpreadObject && value.isSpreadObject
      if followsObject { text.removeLast() }
      text += (followsObject ? " " : indentation) + value.text(depth: depth) + ",\n"
    }
    return text
  }

  private var isSpreadObject: Bool { if case .object = self { true } else { false } }

  private var onOneLine: String {
    switch self {
    case .text, .boolean: text()
    case .line(let value): value.onOneLine
    case .list(let values):
      values.isEmpty ? "[]" : "[ \(values.map(\.onOneLine).joined(separator: ", ")) ]"
    case .object(let members):
      "{ "
        + members.map { "\(Self.quoted($0.key)): \($0.value.onOneLine)" }.joined(separator: ", ")
        + " }"
    }
  }

  /// Returns a string in quotation marks.
  package static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": #"\""#, "\\": #"\\"#, "\n": #"\n"#, "\t": #"\t"#]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
