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

  /// Converts an object that's known to contain a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Converts an object if it contains a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGPoint?
  ) -> Bool {
    guard String(cString: source.objCType) == encoding else { return false }
    result = source.pointValue
    return true
  }

  /// Converts an object, or returns zero if there's no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}
