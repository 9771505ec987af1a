import DisplayList

extension ByteWriter {
  /// Writes all 64 bits of a number, without rounding it like a length.
  mutating func write(unrounded value: Double) {
    write(integer: value.bitPattern)
  }

  /// Writes the index of a value among all cases, as a byte.
  mutating func write<Value: CaseIterable & Equatable>(oneOf value: Value)
  where Value.AllCases == [Value] {
    write(UInt8(Value.allCases.firstIndex(of: value)!))
  }

  /// Writes whether there's a value, followed by the value.
  mutating func write<Value>(
    optional value: Value?, _ body: (inout ByteWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }
}
