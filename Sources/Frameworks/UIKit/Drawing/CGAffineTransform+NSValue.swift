extension NSValue {
  /// Creates a value that holds a `CGAffineTransform`.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(transform, as: CGAffineTransform.encoding)
  }

  /// The `CGAffineTransform` that the value holds.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform.encoding.structure(in: self) ?? CGAffineTransform()
  }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
  fileprivate static let encoding = StructureEncoding<CGAffineTransform>("[6d]")

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(self, as: Self.encoding)
  }

  /// Converts an object that's known to contain a value.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGAffineTransform?
  ) {
    result = encoding.structure(in: source)
  }

  /// Converts an object if it contains a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGAffineTransform?
  ) -> Bool {
    result = encoding.structure(in: source)
    return result != nil
  }

  /// Converts an object, or returns zero if there's no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
    source.flatMap(encoding.structure) ?? CGAffineTransform()
  }
}
