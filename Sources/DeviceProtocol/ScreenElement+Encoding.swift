import DisplayList
import Foundation

// Elements are sent after every step of a flow, in a binary format. JSON would take up most of the
// step's time.

extension ScreenElement {
  /// The minimum size of an encoded element in bytes.
  private static let leastSize = 61

  /// Returns the element and its descendants in binary format, with parents before their children.
  package func encoded() -> Data {
    var writer = ByteWriter()
    write(to: &writer)
    return Data(writer.bytes)
  }

  /// Reads data that `encoded()` returned.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  package init(encoded bytes: Data) throws {
    try AppLimit.elementBytes.check(bytes.count)
    var reader = ByteReader(bytes)
    var count = 0
    try self.init(from: &reader, level: 0, count: &count)
    guard reader.isAtEnd else { throw reader.malformed }
  }

  private func write(to writer: inout ByteWriter) {
    writer.write(integer: ElementParts(of: self).rawValue)
    writer.write(integer: Int64(id))
    writer.write(type, within: .word)
    if let kindName { writer.write(kindName, within: .word) }
    for text in [identifier, label, value, hint, text, placeholder] {
      if let text { writer.write(text, within: .text) }
    }
    if let kind { writer.write(kind.rawValue) }
    writer.write(legibility.rawValue)
    if let role { writer.write(role.rawValue, within: .word) }
    if let range {
      writer.write(length: range.minimum)
      writer.write(length: range.maximum)
      writer.write(length: range.value)
    }
    if let options {
      writer.write(integer: UInt32(options.count))
      for option in options { writer.write(option, within: .text) }
    }
    writer.write(length: frame.minX)
    writer.write(length: frame.minY)
    writer.write(length: frame.width)
    writer.write(length: frame.height)
    writer.write(integer: traits)
    if let textColor { writer.write(textColor) }
    if let backgroundColor { writer.write(backgroundColor) }
    if let tintColor { writer.write(tintColor) }
    writer.write(integer: UInt32(children.count))
    for child in children { child.write(to: &writer) }
  }

  private init(from reader: inout ByteReader, level: Int, count: inout Int) throws {
    count += 1
    try AppLimit.elements.check(count)
    try AppLimit.nestedElements.check(level)
    let parts = ElementParts(rawValue: try reader.readInteger())
    guard parts.isSubset(of: .all) else { throw reader.malformed }
    self.init(
      id: Int(try reader.readInteger() as Int64), type: try reader.readString(.word), frame: .zero)
    if parts.contains(.kindName) { kindName = try reader.readString(.word) }
    if parts.contains(.identifier) { identifier = try reader.readString(.text) }
    if parts.contains(.label) { label = try reader.readString(.text) }
    if parts.contains(.value) { value = try reader.readString(.text) }
    if parts.contains(.hint) { hint = try reader.readString(.text) }
    if parts.contains(.text) { text = try reader.readString(.text) }
    if parts.contains(.placeholder) { placeholder = try reader.readString(.text) }
    if parts.contains(.kind) { kind = try reader.readKind() }
    legibility = TextLegibility(rawValue: try reader.readByte())
    if parts.contains(.role) { role = try reader.readRole() }
    if parts.contains(.range) {
      range = ElementRange(
        minimum: try reader.readExactDouble(), maximum: try reader.readExactDouble(),
        value: try reader.readExactDouble())
    }
    if parts.contains(.options) {
      let count = try reader.readCount(.elements, ofSize: 4)
      options = try (0..<count).map { _ in try reader.readString(.text) }
    }
    frame = CGRect(
      x: try reader.readExactDouble(), y: try reader.readExactDouble(),
      width: try reader.readExactDouble(), height: try reader.readExactDouble())
    traits = try reader.readInteger()
    isAccessible = parts.contains(.isAccessible)
    isEnabled = parts.contains(.isEnabled)
    isSelected = parts.contains(.isSelected)
    isFocused = parts.contains(.isFocused)
    isVisible = parts.contains(.isVisible)
    isBehindModal = parts.contains(.isBehindModal)
    if parts.contains(.textColor) { textColor = try reader.readColor() }
    if parts.contains(.backgroundColor) { backgroundColor = try reader.readColor() }
    if parts.contains(.tintColor) { tintColor = try reader.readColor() }
    let childCount = try reader.readCount(.elements, ofSize: Self.leastSize)
    children.reserveCapacity(childCount)
    for _ in 0..<childCount {
      children.append(try ScreenElement(from: &reader, level: level + 1, count: &count))
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(length: Double) {
    write(integer: AppLimit.length.clamp(length).bitPattern)
  }
}

extension ByteReader {
  fileprivate mutating func readRole() throws -> ElementRole {
    guard let role = ElementRole(rawValue: try readString(.word)) else { throw malformed }
    return role
  }

  fileprivate mutating func readKind() throws -> ElementKind {
    guard let kind = ElementKind(rawValue: try readByte()) else { throw malformed }
    return kind
  }

  fileprivate mutating func readExactDouble() throws -> Double {
    let value = Double(bitPattern: try readInteger())
    try AppLimit.length.check(value)
    return value
  }
}
