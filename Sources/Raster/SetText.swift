/// The bytes of text that are passed to Pango, and their positions in the original text.
struct SetText {
  /// A part of one span.
  struct Part {
    var bytes: Range<Int>
    var span: Int
  }

  let string: String
  private(set) var parts: [Part]
  private let bytes: [UInt8]
  /// The number of UTF-16 units before each byte and before the end, or an empty list if bytes and
  /// units are the same.
  private let units: [Int]
  /// The start of the text in the original, in UTF-16 units.
  private var base = 0
  /// The position at which an ellipsis replaces omitted units of the original text.
  private var gap: (at: Int, length: Int)?

  /// - Parameter spans: Ranges of UTF-16 units, in order, that cover the text.
  init(_ string: String, spans: [Range<Int>]) {
    self.init(string)
    parts = []
    var byte = 0
    for (index, span) in spans.enumerated() {
      var end = byte
      if index == spans.count - 1 {
        end = bytes.count
      } else if units.isEmpty {
        end = min(span.upperBound, bytes.count)
      } else {
        while end < bytes.count, units[end] < span.upperBound { end += 1 }
      }
      if end > byte || (index == 0 && spans.count == 1) {
        parts.append(Part(bytes: byte..<end, span: index))
      }
      byte = end
    }
    if parts.isEmpty { parts = [Part(bytes: 0..<bytes.count, span: 0)] }
  }

  /// Creates text from part of another text.
  init(_ text: SetText, bytes piece: Range<Int>) {
    self.init(String(decoding: text.bytes[piece], as: UTF8.self))
    base = text.utf16(atByte: piece.lowerBound)
    parts = text.parts(in: piece).map {
      Part(
        bytes: $0.bytes.clamped(to: piece).lowerBound - piece.lowerBound..<$0.bytes.clamped(
          to: piece
        ).upperBound - piece.lowerBound, span: $0.span)
    }
  }

  private init(_ string: String) {
    self.string = string
    bytes = Array(string.utf8)
    parts = []
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      units = []
      return
    }
    var units: [Int] = []
    units.reserveCapacity(bytes.count + 1)
    var count = 0
    var pending = 0
    for byte in bytes {
      if byte & 0xC0 != 0x80 {
        count += pending
        pending = byte >= 0xF0 ? 2 : 1
      }
      units.append(count)
    }
    units.append(count + pending)
    self.units = units
  }

  var byteCount: Int { bytes.count }

  var utf16Count: Int { units.last ?? bytes.count }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func isSpace(_ index: Int) -> Bool { byte(index) == UInt8(ascii: " ") }

  /// The bytes that Inter alone would draw as something else: an x between digits, and the parts of
  /// arrows.
  var alternates: [Int] {
    var found: [Int] = []
    func isDigit(_ index: Int) -> Bool {
      index >= 0 && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(index))
    }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "x"):
        let before = index > 0 && isSpace(index - 1) ? index - 2 : index - 1
        let after = isSpace(index + 1) ? index + 2 : index + 1
        if isDigit(before), isDigit(after) { found.append(index) }
      case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
        let around = [index > 0 ? self.byte(index - 1) : 0, self.byte(index + 1)]
        let isPoint = byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
        if around.contains(where: {
          isPoint
            ? $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "=")
            : $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == byte
        }) {
          found.append(index)
        }
      default: break
      }
    }
    return found
  }

  /// The bytes of emoji.
  var pictures: [Range<Int>] {
    guard !units.isEmpty else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    for character in string {
      let end = start + character.utf8.count
      defer { start = end }
      let scalars = character.unicodeScalars
      guard scalars.first?.properties.isEmojiPresentation == true || scalars.contains("\u{FE0F}")
      else { continue }
      if let last = found.last, last.upperBound == start {
        found[found.count - 1] = last.lowerBound..<end
      } else {
        found.append(start..<end)
      }
    }
    return found
  }

  /// Returns whether a byte is the first byte of U+2028, which ends a line but not a paragraph.
  func hasLineSeparator(atByte index: Int) -> Bool {
    byte(index) == 0xE2 && byte(index + 1) == 0x80 && byte(index + 2) == 0xA8
  }

  func hasTab(in range: Range<Int>) -> Bool {
    bytes[range].contains(UInt8(ascii: "\t"))
  }

  /// Returns whether a nonempty range ends with a space.
  func endsWithSpace(_ range: Range<Int>) -> Bool {
    !range.isEmpty && isSpace(range.upperBound - 1)
  }

  func utf16(atByte index: Int) -> Int { units.isEmpty ? index : units[index] }

  /// Returns the UTF-16 unit of the original text for a unit of this text.
  func original(_ unit: Int) -> Int {
    guard let gap, unit > gap.at else { return base + unit }
    return base + unit + gap.length - 1
  }

  func substring(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func part(atByte index: Int) -> Int {
    parts.count == 1 ? 0 : parts.firstIndex { index < $0.bytes.upperBound } ?? parts.count - 1
  }

  func span(atByte index: Int) -> Int { parts[part(atByte: index)].span }

  /// Returns the parts that a range intersects, or the one at its start if it's empty.
  func parts(in range: Range<Int>) -> ArraySlice<Part> {
    let first = part(atByte: range.lowerBound)
    var end = first + 1
    while end < parts.count, parts[end].bytes.lowerBound < range.upperBound { end += 1 }
    return parts[first..<end]
  }

  /// Returns the text with a range of bytes replaced by an ellipsis in the style of a span.
  func replacing(_ range: Range<Int>, withEllipsisIn span: Int) -> SetText {
    let ellipsis = "\u{2026}"
    var text = SetText(
      substring(0..<range.lowerBound) + ellipsis + substring(range.upperBound..<byteCount))
    text.base = base
    text.gap = (
      utf16(atByte: range.lowerBound),
      utf16(atByte: range.upperBound) - utf16(atByte: range.lowerBound)
    )
    for part in parts where part.bytes.lowerBound < range.lowerBound {
      text.parts.append(
        Part(bytes: part.bytes.clamped(to: 0..<range.lowerBound), span: part.span))
    }
    let end = range.lowerBound + ellipsis.utf8.count
    text.parts.append(Part(bytes: range.lowerBound..<end, span: span))
    for part in parts where part.bytes.upperBound > range.upperBound {
      let kept = part.bytes.clamped(to: range.upperBound..<byteCount)
      let shift = end - range.upperBound
      text.parts.append(
        Part(bytes: kept.lowerBound + shift..<kept.upperBound + shift, span: part.span))
    }
    // Adjacent parts in the same style are merged, so that the line is one run.
    text.parts = text.parts.reduce(into: []) { merged, part in
      if let last = merged.last, last.span == part.span {
        merged[merged.count - 1].bytes = last.bytes.lowerBound..<part.bytes.upperBound
      } else {
        merged.append(part)
      }
    }
    return text
  }
}
