extension NSValue {
  /// Creates a value that holds a `CGSize`.
  public convenience init(cgSize value: CGSize) {
    self.init(size: value)
  }

  /// The `CGSize` that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  private static let encoding = String(cString: NSValue(size: .zero).objCType)

  /// Returns the value as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(size: self)
  }

  /// Takes the value out of an object that is known to hold one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// Takes the value out of an object if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard String(cString: source.objCType) == encoding else { return false }
    result = source.sizeValue
    return true
  }

  /// Takes the value out of an object; without one it is zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}
