import DisplayList
import Foundation

// The elements go over the socket after every step of a flow, in bytes: as JSON they would take most of its time.

extension ScreenElement {
  /// The fewest bytes that an element takes.
  private static let leastSize = 75

  /// The element and those in it as bytes, each before its children.
  package func encoded() -> Data {
    var writer = ByteWriter()
    write(to: &writer)
    return Data(writer.bytes)
  }

  /// Reads what `encoded()` wrote.
  /// - Throws: `ByteReader.Malformed`, `LimitExceeded`.
  package init(encoded bytes: Data) throws {
    try AppLimit.elementBytes.check(bytes.count)
    var reader = ByteReader(bytes)
    var count = 0
    try self.init(from: &reader, level: 0, count: &count)
    guard reader.isAtEnd else { throw reader.malformed }
  }

  private func write(to writer: inout ByteWriter) {
    writer.write(integer: Int64(id))
    writer.write(type, within: .word)
    writer.write(text: identifier)
    writer.write(text: label)
    writer.write(text: value)
    writer.write(text: hint)
    writer.write(text: text)
    writer.write(text: placeholder)
    writer.write(kind?.rawValue ?? 0)
    writer.write(legibility.rawValue)
    writer.write(optional: role) { $0.write($1.rawValue, within: .word) }
    writer.write(optional: range) { writer, range in
      writer.write(length: range.minimum)
      writer.write(length: range.maximum)
      writer.write(length: range.value)
    }
    writer.write(optional: options) { writer, options in
      writer.write(integer: UInt32(options.count))
      for option in options { writer.write(option, within: .text) }
    }
    writer.write(length: frame.minX)
    writer.write(length: frame.minY)
    writer.write(length: frame.width)
    writer.write(length: frame.height)
    writer.write(integer: traits)
    writer.write(isAccessible)
    writer.write(isEnabled)
    writer.write(isSelected)
    writer.write(isFocused)
    writer.write(isVisible)
    writer.write(color: textColor)
    writer.write(color: backgroundColor)
    writer.write(color: tintColor)
    writer.write(integer: UInt32(children.count))
    for child in children { child.write(to: &writer) }
  }

  private init(from reader: inout ByteReader, level: Int, count: inout Int) throws {
    count += 1
    try AppLimit.elements.check(count)
    try AppLimit.nestedElements.check(level)
    self.init(
      id: Int(try reader.readInteger() as Int64), type: try reader.readString(.word), frame: .zero)
    identifier = try reader.readOptional { try $0.readString(.text) }
    label = try reader.readOptional { try $0.readString(.text) }
    value = try reader.readOptional { try $0.readString(.text) }
    hint = try reader.readOptional { try $0.readString(.text) }
    text = try reader.readOptional { try $0.readString(.text) }
    placeholder = try reader.readOptional { try $0.readString(.text) }
    kind = try reader.readKind()
    legibility = TextLegibility(rawValue: try reader.readByte())
    role = try reader.readOptional { try $0.readRole() }
    range = try reader.readOptional {
      ElementRange(
        minimum: try $0.readExactDouble(), maximum: try $0.readExactDouble(),
        value: try $0.readExactDouble())
    }
    options = try reader.readOptional { reader in
      let count = try reader.readCount(.elements, ofSize: 4)
      return try (0..<count).map { _ in try reader.readString(.text) }
    }
    frame = CGRect(
      x: try reader.readExactDouble(), y: try reader.readExactDouble(),
      width: try reader.readExactDouble(), height: try reader.readExactDouble())
    traits = try reader.readInteger()
    isAccessible = try reader.readBool()
    isEnabled = try reader.readBool()
    isSelected = try reader.readBool()
    isFocused = try reader.readBool()
    isVisible = try reader.readBool()
    textColor = try reader.readOptional { try $0.readColor() }
    backgroundColor = try reader.readOptional { try $0.readColor() }
    tintColor = try reader.readOptional { try $0.readColor() }
    let childCount = try reader.readCount(.elements, ofSize: Self.leastSize)
    children.reserveCapacity(childCount)
    for _ in 0..<childCount {
      children.append(try ScreenElement(from: &reader, level: level + 1, count: &count))
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(text: String?) {
    write(optional: text) { $0.write($1, within: .text) }
  }

  fileprivate mutating func write(color: Color?) {
    write(optional: color) { $0.write($1) }
  }

  fileprivate mutating func write(length: Double) {
    write(integer: AppLimit.length.clamp(length).bitPattern)
  }
}

extension ByteReader {
  fileprivate mutating func readRole() throws -> ElementRole {
    guard let role = ElementRole(rawValue: try readString(.word)) else { throw malformed }
    return role
  }

  fileprivate mutating func readKind() throws -> ElementKind? {
    let byte: UInt8 = try readByte()
    if byte == 0 { return nil }
    guard let kind = ElementKind(rawValue: byte) else { throw malformed }
    return kind
  }

  fileprivate mutating func readExactDouble() throws -> Double {
    let value = Double(bitPattern: try readInteger())
    try AppLimit.length.check(value)
    return value
  }
}
