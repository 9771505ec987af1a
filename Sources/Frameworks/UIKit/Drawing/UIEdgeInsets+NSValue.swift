extension NSValue {
  /// Creates a value that holds a `UIEdgeInsets`.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(insets, as: UIEdgeInsets.encoding)
  }

  /// The `UIEdgeInsets` that the value holds.
  public var uiEdgeInsetsValue: UIEdgeInsets { UIEdgeInsets.encoding.structure(in: self) ?? .zero }
}

extension UIEdgeInsets: _ObjectiveCBridgeable {
  fileprivate static let encoding = StructureEncoding<UIEdgeInsets>("[4d]")

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(self, as: Self.encoding)
  }

  /// Converts an object that's known to contain a value.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIEdgeInsets?
  ) {
    result = encoding.structure(in: source)
  }

  /// Converts an object if it contains a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout UIEdgeInsets?
  ) -> Bool {
    result = encoding.structure(in: source)
    return result != nil
  }

  /// Converts an object, or returns zero if there's no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
    source.flatMap(encoding.structure) ?? .zero
  }
}
