extension NSValue {
  /// Creates a value that holds a `UIOffset`.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(insets, as: UIOffset.encoding)
  }

  /// The `UIOffset` that the value holds.
  public var uiOffsetValue: UIOffset { UIOffset.encoding.structure(in: self) ?? .zero }
}

extension UIOffset: _ObjectiveCBridgeable {
  fileprivate static let encoding = StructureEncoding<UIOffset>("[2Q]")

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(self, as: Self.encoding)
  }

  /// Converts an object that's known to contain a value.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIOffset?
  ) {
    result = encoding.structure(in: source)
  }

  /// Converts an object if it contains a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIOffset?
  ) -> Bool {
    result = encoding.structure(in: source)
    return result != nil
  }

  /// Converts an object, or returns zero if there's no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIOffset {
    source.flatMap(encoding.structure) ?? .zero
  }
}
