extension NSValue {
  /// Creates a value that holds a `NSDirectionalEdgeInsets`.
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

  /// Takes the value out of an object that is known to hold one.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout NSDirectionalEdgeInsets?
  ) {
    result = encoding.structure(in: source)
  }

  /// Takes the value out of an object if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout NSDirectionalEdgeInsets?
  ) -> Bool {
    result = encoding.structure(in: source)
    return result != nil
  }

  /// Takes the value out of an object; without one it is zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?)
    -> NSDirectionalEdgeInsets
  {
    source.flatMap(encoding.structure) ?? .zero
  }
}
