import DisplayList
import Foundation

// The elements go over the socket after every step of a flow, in bytes: as JSON they would take most of its time.

extension ScreenElement {
  /// Trees deeper than this are refused, in levels.
  private static let deepest = 2_000

  /// The element and those in it as bytes, each before its children.
  package func encoded() -> Data {
    var writer = ByteWriter()
    write(to: &writer)
    return Data(writer.bytes)
  }

  /// Reads what `encoded()` wrote.
  /// - Throws: `ByteReader.Malformed`.
  package init(encoded bytes: Data) throws {
    var reader = ByteReader(bytes)
    try self.init(from: &reader, level: 0)
    guard reader.isAtEnd else { throw reader.malformed }
  }

  private func write(to writer: inout ByteWriter) {
    writer.write(integer: Int64(id))
    writer.write(type)
    for text in [identifier, label, value, hint, text, placeholder] {
      writer.write(optional: text) { $0.write($1) }
    }
    for length in [frame.minX, frame.minY, frame.width, frame.height] {
      writer.write(integer: Double(length).bitPattern)
    }
    writer.write(integer: traits)
    for flag in [isAccessible, isEnabled, isSelected, isFocused, isVisible] { writer.write(flag) }
    for color in [textColor, backgroundColor, tintColor] {
      writer.write(optional: color) { $0.write($1) }
    }
    writer.write(integer: UInt32(children.count))
    for child in children { child.write(to: &writer) }
  }

  private init(from reader: inout ByteReader, level: Int) throws {
    guard level < Self.deepest else { throw reader.malformed }
    self.init(
      id: Int(try reader.readInteger() as Int64), type: try reader.readString(), frame: .zero)
    identifier = try reader.readOptional { try $0.readString() }
    label = try reader.readOptional { try $0.readString() }
    value = try reader.readOptional { try $0.readString() }
    hint = try reader.readOptional { try $0.readString() }
    text = try reader.readOptional { try $0.readString() }
    placeholder = try reader.readOptional { try $0.readString() }
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
    let count = try reader.readCount()
    children.reserveCapacity(count)
    for _ in 0..<count {
      children.append(try ScreenElement(from: &reader, level: level + 1))
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write<Value>(
    optional value: Value?, _ body: (inout ByteWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }
}

extension ByteReader {
  fileprivate mutating func readOptional<Value>(
    _ body: (inout ByteReader) throws -> Value
  ) throws -> Value? {
    try readBool() ? try body(&self) : nil
  }

  fileprivate mutating func readExactDouble() throws -> Double {
    Double(bitPattern: try readInteger())
  }
}
