import DisplayList

extension ByteReader {
  /// Reads a value that `write(unrounded:)` wrote.
  mutating func readUnrounded() throws -> Double {
    Double(bitPattern: try readInteger())
  }

  /// Reads a value that `write(oneOf:)` wrote.
  mutating func readOne<Value: CaseIterable>() throws -> Value where Value.AllCases == [Value] {
    let index = Int(try readByte())
    guard Value.allCases.indices.contains(index) else { throw malformed }
    return Value.allCases[index]
  }

  /// Reads an optional value.
  mutating func readOptional<Value>(
    _ body: (inout ByteReader) throws -> Value
  ) throws -> Value? {
    try readBool() ? try body(&self) : nil
  }
}
