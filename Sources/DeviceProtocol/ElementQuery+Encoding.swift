import DisplayList

extension ElementQuery {
  /// The minimum size of an encoded element in bytes.
  private static let leastSize = 3

  /// Writes the query in binary format.
  func write(to writer: inout ByteWriter) {
    writer.write(integer: UInt32(sought.count))
    for element in sought {
      for text in [element.text, element.identifier, element.value] {
        writer.write(text != nil)
        if let text { writer.write(text.text, within: .text) }
      }
    }
  }

  /// Reads the bytes that `write(to:)` wrote.
  /// - Throws: `ByteReader.Malformed` or `LimitExceeded`.
  init(from reader: inout ByteReader) throws {
    func readText(_ reader: inout ByteReader) throws -> SoughtText? {
      try reader.readBool() ? SoughtText(try reader.readString(.text)) : nil
    }
    let count = try reader.readCount(.elements, ofSize: Self.leastSize)
    sought = try (0..<count).map { _ in
      SoughtElement(
        text: try readText(&reader), identifier: try readText(&reader),
        value: try readText(&reader))
    }
  }
}
