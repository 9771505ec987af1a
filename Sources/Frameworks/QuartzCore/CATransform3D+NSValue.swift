extension NSValue {
  /// Creates a value that contains a `CATransform3D`.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(t, as: CATransform3D.encoding)
  }

  /// The `CATransform3D` in the value.
  public var caTransform3DValue: CATransform3D {
    CATransform3D.encoding.structure(in: self) ?? CATransform3D()
  }
}

extension CATransform3D: _ObjectiveCBridgeable {
  fileprivate static let encoding = StructureEncoding<CATransform3D>("[16d]")

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(self, as: Self.encoding)
  }

  /// Converts an object that's known to contain a transform.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) {
    result = encoding.structure(in: source)
  }

  /// Converts an object if it contains a transform.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) -> Bool {
    result = encoding.structure(in: source)
    return result != nil
  }

  /// Converts an object, or returns a zero transform if there's none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source.flatMap(encoding.structure) ?? CATransform3D()
  }
}
