import Foundation

/// An operator on a collection in key paths such as `@sum.price`.
enum CollectionOperator {
  /// Returns the objects in an array or a set, or `nil` for any other object.
  static func elements(of object: AnyObject) -> [Any]? {
    switch object {
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.allObjects
    default: nil
    }
  }

  /// Applies an operator, and the key path after it, to objects.
  ///
  /// If the operator doesn't exist, this ends the app, as on iOS.
  static func value(_ path: String, of elements: [Any]) -> Any? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    let values = parts.count > 1 ? Self.values(parts[1], of: elements) : elements
    switch parts[0] {
    case "@count": return elements.count
    case "@sum": return sum(values)
    case "@avg": return values.isEmpty ? 0 : sum(values) / Double(values.count)
    case "@max": return values.max(by: isAscending)
    case "@min": return values.min(by: isAscending)
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects": return NSOrderedSet(array: values).array
    default:
      fatalError(
        "[<NSArray> valueForKeyPath:]: this class does not implement the \(parts[0]) operation.")
    }
  }

  private static func values(_ path: String, of elements: [Any]) -> [Any] {
    elements.compactMap { path == "self" ? $0 : KeyValueCoding($0).value(forKeyPath: path) }
  }

  private static func sum(_ values: [Any]) -> Double {
    values.reduce(0) { $0 + number($1) }
  }

  private static func number(_ value: Any) -> Double {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  private static func isAscending(_ one: Any, _ other: Any) -> Bool {
    PredicateComparison.order(one, other, []) == .orderedAscending
  }
}
