import DisplayList

extension ByteWriter {
  /// Writes a number of 64 bits as it is, unlike a length.
  mutating func write(unrounded value: Double) {
    write(integer: value.bitPattern)
  }

  /// Writes which one of all cases a value is, as a byte.
  mutating func write<Value: CaseIterable & Equatable>(oneOf value: Value)
  where Value.AllCases == [Value] {
    write(UInt8(Value.allCases.firstIndex(of: value)!))
  }

  /// Writes whether there's a value, then the value.
  mutating func write<Value>(
    optional value: Value?, _ body: (inout ByteWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }
}
