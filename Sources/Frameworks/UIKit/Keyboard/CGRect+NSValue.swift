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

  /// Takes the value out of an object that is known to hold one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Takes the value out of an object if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard String(cString: source.objCType) == encoding else { return false }
    result = source.rectValue
    return true
  }

  /// Takes the value out of an object; without one it is zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
