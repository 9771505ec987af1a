extension NSValue {
  /// Creates a value that holds a `CGPoint`.
  public convenience init(cgPoint value: CGPoint) {
    self.init(point: value)
  }

  /// The `CGPoint` that the value holds.
  public var cgPointValue: CGPoint { pointValue }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  private static let encoding = String(cString: NSValue(point: .zero).objCType)

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(point: self)
  }

  /// Takes the value out of an object that is known to hold one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Takes the value out of an object if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard String(cString: source.objCType) == encoding else { return false }
    result = source.pointValue
    return true
  }

  /// Takes the value out of an object; without one it is zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}
