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

  /// Converts an object that's known to contain a value.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// Converts an object if it contains a value.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGSize?
  ) -> Bool {
    guard String(cString: source.objCType) == encoding else { return false }
    result = source.sizeValue
    return true
  }

  /// Converts an object, or returns zero if there's no object.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}
