import Foundation

/// Conversions between the values of managed objects and the types of an app's properties.
enum ManagedValue {
  /// Returns a value in the type of a property.
  static func fitting<Value>(_ value: Any?) -> Value? {
    guard let value else { return nothing() }
    if let fitting = value as? Value { return fitting }
    let converted: Any? =
      switch value {
      case let number as NSDecimalNumber: number.decimalValue
      case let number as NSNumber: scalar(number, as: Value.self)
      case let date as Date: date.timeIntervalSinceReferenceDate
      case let set as NSSet: Set(set.allObjects.compactMap { $0 as? NSManagedObject })
      case let list as NSOrderedSet: list.compactMap { $0 as? NSManagedObject }
      default: nil
      }
    return converted as? Value
  }

  private static func scalar(_ number: NSNumber, as type: Any.Type) -> Any? {
    switch type {
    case is Bool.Type, is Bool?.Type: number.boolValue
    case is Int16.Type, is Int16?.Type: number.int16Value
    case is Int32.Type, is Int32?.Type: number.int32Value
    case is Int64.Type, is Int64?.Type: number.int64Value
    case is Int.Type, is Int?.Type: number.intValue
    case is Float.Type, is Float?.Type: number.floatValue
    case is Double.Type, is Double?.Type: number.doubleValue
    default: nil
    }
  }

  /// Returns the value of a property without a value, as Objective-C's `nil` becomes.
  private static func nothing<Value>() -> Value? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? Value
    }
    let empty: [Any] = [
      "", Data(), false, Int16(0), Int32(0), Int64(0), 0, Float(0), 0.0, [NSManagedObject](),
      Set<NSManagedObject>(), NSSet(), NSOrderedSet(),
    ]
    return empty.lazy.compactMap { $0 as? Value }.first
  }
}
