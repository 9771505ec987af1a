extension String {
  /// The text without the characters that control a terminal or reorder its output.
  ///
  /// Text from someone else can then neither set the user's clipboard or window title nor look like
  /// different text.
  ///
  /// Line feeds and tabs are kept. Each removed character is replaced with a visible symbol, such
  /// as ␛, or with its number.
  package var withoutControls: String {
    replacingControls { scalar in
      switch scalar.value {
      case 0..<32: String(Unicode.Scalar(0x2400 + scalar.value)!)
      case 127..<160: "\u{2421}"
      default: "<U+\(String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4))>"
      }
    }
  }

  /// The text on a single line, without the characters that control a terminal.
  package var onOneLine: String {
    split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ").withoutControls
  }

  /// JSON text with the same value but without the characters that control a terminal.
  ///
  /// Such characters can occur only in its strings.
  var withControlsEscaped: String {
    replacingControls { "\\u\(String($0.value, radix: 16).leftPadded(to: 4))" }
  }

  private func replacingControls(_ replacement: (Unicode.Scalar) -> String) -> String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    var scalars = unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\r", scalars.first == "\n" { continue }
      if scalar.isControl {
        text += replacement(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func leftPadded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - self.count)) + self
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or an editor interprets the character as an instruction.
  ///
  /// Such characters are controls except for line feed and tab, line and paragraph separators, and
  /// characters that change the writing direction.
  fileprivate var isControl: Bool {
    switch value {
    case 9, 10: false
    case 0..<32, 127..<160: true
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
