extension NSValue {
  /// Creates a value that holds a `CGVector`.
  public convenience init(cgVector vector: CGVector) {
    self.init(vector, as: CGVector.encoding)
  }

  /// The `CGVector` that the value holds.
  public var cgVectorValue: CGVector { CGVector.encoding.structure(in: self) ?? .zero }
}

extension CGVector: _ObjectiveCBridgeable {
  fileprivate static let encoding = StructureEncoding<CGVector>("[2d]")

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(self, as: Self.encoding)
  }

  /// Takes the value out of an object that is known to hold one.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGVector?
  ) {
    result = encoding.structure(in: source)
  }

  /// Takes the value out of an object if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGVector?
  ) -> Bool {
    result = encoding.structure(in: source)
    return result != nil
  }

  /// Takes the value out of an object; without one it is zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
    source.flatMap(encoding.structure) ?? .zero
  }
}
