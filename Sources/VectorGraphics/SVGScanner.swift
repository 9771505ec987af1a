/// Splits the text of an SVG attribute into numbers, flags, and letters.
struct SVGScanner {
  private let text: [UInt8]
  private var place = 0

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  var isAtEnd: Bool { place == text.count }

  /// The next few characters, which show the location of a problem.
  var rest: String { String(decoding: text[place...].prefix(16), as: UTF8.self) }

  private func byte(at place: Int) -> Unicode.Scalar? {
    place < text.count ? Unicode.Scalar(text[place]) : nil
  }

  mutating func skipSpace() {
    while let next = byte(at: place), " \t\n\u{C}\r".unicodeScalars.contains(next) { place += 1 }
  }

  /// Skips white space and at most one comma.
  mutating func skipSeparator() {
    skipSpace()
    guard byte(at: place) == "," else { return }
    place += 1
    skipSpace()
  }

  /// Reads a command of path data.
  mutating func letter() -> Character? {
    guard let next = byte(at: place), next.properties.isAlphabetic, next.isASCII else { return nil }
    place += 1
    return Character(next)
  }

  /// Reads a 0 or a 1.
  ///
  /// The next number can follow immediately.
  mutating func flag() -> Bool? {
    guard let next = byte(at: place), next == "0" || next == "1" else { return nil }
    place += 1
    return next == "1"
  }

  var isNumberNext: Bool {
    var ahead = self
    return ahead.number() != nil
  }

  /// Reads a number, which ends where it can't continue.
  ///
  /// For example, `1.5.5-2` contains three numbers.
  mutating func number() -> Double? {
    var end = sign(at: place)
    let first = end
    end = digits(at: end)
    if byte(at: end) == ".", digits(at: end + 1) > end + 1 { end = digits(at: end + 1) }
    guard end > first else { return nil }
    if byte(at: end) == "e" || byte(at: end) == "E" {
      let exponent = sign(at: end + 1)
      if digits(at: exponent) > exponent { end = digits(at: exponent) }
    }
    guard let number = Double(String(decoding: text[place..<end], as: UTF8.self)), number.isFinite
    else { return nil }
    place = end
    return number
  }

  private func sign(at place: Int) -> Int {
    byte(at: place) == "-" || byte(at: place) == "+" ? place + 1 : place
  }

  private func digits(at place: Int) -> Int {
    var end = place
    while let next = byte(at: end), "0"..."9" ~= next { end += 1 }
    return end
  }
}
