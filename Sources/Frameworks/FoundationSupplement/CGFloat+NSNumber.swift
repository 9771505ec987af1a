import Foundation

/// Bridges between `CGFloat` and `NSNumber` with `as`, as on Apple's systems.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  /// Converts an object that's known to contain a number.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Converts an object if it contains a number that a `Double` can represent.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = (source as? Double).map { CGFloat($0) }
    return result != nil
  }

  /// Converts an object, or returns zero if there's none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
