extension NSValue {
  /// Creates a value that holds a `CGRect`.
  public convenience init(cgRect value: CGRect) {
    self.init(rect: value)
  }

  /// The `CGRect` that the value holds.
  public var cgRectValue: CGRect { rectValue }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
  private static let encoding = String(cString: NSValue(rect: .zero).objCType)

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(rect: self)
  }

  /// Converts an object that's known to contain a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Converts an object if it contains a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard String(cString: source.objCType) == encoding else { return false }
    result = source.rectValue
    return true
  }

  /// Converts an object, or returns zero if there's no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
