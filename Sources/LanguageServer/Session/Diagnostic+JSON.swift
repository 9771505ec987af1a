import AppBuilder

extension Diagnostic {
  /// The message as editors show it.
  var capitalizedMessage: String { message.prefix(1).uppercased() + message.dropFirst() }

  /// Returns the problem in the protocol's form.
  /// - Parameter text: The text of the file.
  func json(in text: SourceText) -> JSONValue {
    let line = max(0, (self.line ?? 1) - 1)
    let bytes = text.line(line)
    let blank = bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let start = column.map { $0 - 1 } ?? blank
    let word = bytes.dropFirst(start).prefix(while: Self.isPartOfWord).count
    let end = column == nil || word == 0 ? bytes.count : start + word
    let severity = self.severity == .error ? 1 : self.severity == .warning ? 2 : 3
    return [
      "range": [
        "start": position(line, start, in: text), "end": position(line, end, in: text),
      ],
      "severity": .integer(severity), "source": "quince",
      "message": .string([capitalizedMessage, hint].compactMap(\.self).joined(separator: "\n")),
    ]
  }

  private func position(_ line: Int, _ bytes: Int, in text: SourceText) -> JSONValue {
    Position(line: line, character: text.utf16(inBytes: bytes, of: line)).json
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (byte | 0x20) >= UInt8(ascii: "a")
        && (byte | 0x20) <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
