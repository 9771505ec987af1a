/// Strings in YAML notation.
enum YAMLText {
  /// Returns a string as it is if it's a plain word, or otherwise in quotation marks.
  static func quoted(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.-]*( [A-Za-z0-9_.-]+)*/) != nil
    let isWord = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
      .contains(text.lowercased())
    if isPlain, !isWord { return text }
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.properties.generalCategory == .control:
        "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
