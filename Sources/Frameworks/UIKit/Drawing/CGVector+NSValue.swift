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

  /// Converts an object that's known to contain a value.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGVector?
  ) {
    result = encoding.structure(in: source)
  }

  /// Converts an object if it contains a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGVector?
  ) -> Bool {
    result = encoding.structure(in: source)
    return result != nil
  }

  /// Converts an object, or returns zero if there's no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGVector {
    source.flatMap(encoding.structure) ?? .zero
  }
}
