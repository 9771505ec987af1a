import Foundation

/// The behavior of `NSArray` on Apple's systems: it finds elements by comparing objects. On Linux,
/// it doesn't find a number.
final class MendedArray: Unchanged.Array {
  override func index(of anObject: Any) -> Int {
    index(of: anObject, in: NSRange(location: 0, length: count))
  }

  override func index(of anObject: Any, in range: NSRange) -> Int {
    (range.lowerBound..<range.upperBound).first { Self.isEqual(anObject, object(at: $0)) }
      ?? NSNotFound
  }

  /// Returns whether two elements are equal as objects.
  static func isEqual(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? NSObject, let other = other as? NSObject else { return false }
    return one.isEqual(other)
  }

  static func takeOver() {
    MethodTable.adopt(
      MendedArray.self, besides: Unchanged.Array.self, in: NSArray.self, and: [NSMutableArray.self])
  }
}
