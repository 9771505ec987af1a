extension NSValue {
  /// Creates a value that holds an `NSDirectionalEdgeInsets`.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(insets, as: NSDirectionalEdgeInsets.encoding)
  }

  /// The `NSDirectionalEdgeInsets` that the value holds.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets.encoding.structure(in: self) ?? .zero
  }
}

extension NSDirectionalEdgeInsets: _ObjectiveCBridgeable {
  fileprivate static let encoding = StructureEncoding<NSDirectionalEdgeInsets>("[4Q]")

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(self, as: Self.encoding)
  }

  /// Converts an object that's known to contain a value.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout NSDirectionalEdgeInsets?
  ) {
    result = encoding.structure(in: source)
  }

  /// Converts an object if it contains a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout NSDirectionalEdgeInsets?
  ) -> Bool {
    result = encoding.structure(in: source)
    return result != nil
  }

  /// Converts an object, or returns zero if there's no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?)
    -> NSDirectionalEdgeInsets
  {
    source.flatMap(encoding.structure) ?? .zero
  }
}
