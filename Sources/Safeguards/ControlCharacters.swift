extension String {
  /// The text without what would make a terminal do something: a stranger's text must not set the person's clipboard or
  /// title. Line feeds and tabs stay.
  package var withoutControls: String {
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { Self.isControl($0) ? Self.picture(of: $0) : $0 }))
  }

  /// The text on one line, without what would make a terminal do something.
  package var onOneLine: String {
    split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ").withoutControls
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10: false
    case 0..<32, 127..<160: true
    default: false
    }
  }

  /// The sign that stands for a control character, such as ␛.
  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 32 ? Unicode.Scalar(0x2400 + scalar.value)! : "\u{2421}"
  }
}
