import Foundation

/// The behavior of `NSMutableArray` on Apple's systems: it removes every element that's equal to an
/// object. On Linux, it removes only the first one, and no numbers.
final class MendedMutableArray: Unchanged.MutableArray {
  override func remove(_ anObject: Any) {
    remove(anObject, in: NSRange(location: 0, length: count))
  }

  override func remove(_ anObject: Any, in range: NSRange) {
    for index in (range.lowerBound..<range.upperBound).reversed()
    where MendedArray.isEqual(anObject, object(at: index)) {
      removeObject(at: index)
    }
  }

  override func removeObjects(in otherArray: [Any]) {
    for object in otherArray { remove(object) }
  }

  static func takeOver() {
    MethodTable.adopt(
      MendedMutableArray.self, besides: Unchanged.MutableArray.self, in: NSMutableArray.self)
  }
}
