import AppRuntime
import Foundation
import FoundationSupplement
import UIKit

/// The ordered objects that a fetch returned, which don't change; see
/// `PHChange.changeDetails(for:)`.
///
/// Follows <https://developer.apple.com/documentation/photos/phfetchresult>.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, NSFastEnumeration,
  @unchecked Sendable
{
  let objects: [ObjectType]
  /// Repeats the fetch with the library's new contents.
  let query: @Sendable (LibraryContents) -> [ObjectType]

  /// Fetches objects from the photos that the app can access.
  convenience init(_ query: @escaping @Sendable (LibraryContents) -> [ObjectType]) {
    self.init(query(LibraryWatch.shared.contents), query)
  }

  /// Creates a result with objects, which can be fetched again.
  init(_ objects: [ObjectType], _ query: @escaping @Sendable (LibraryContents) -> [ObjectType]) {
    self.objects = objects
    self.query = query
    super.init()
  }

  /// Returns the result itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Objects

  /// The number of objects.
  open var count: Int { objects.count }
  /// The first object, if there's one.
  open var firstObject: ObjectType? { objects.first }
  /// The last object, if there's one.
  open var lastObject: ObjectType? { objects.last }

  /// Returns the object at an index.
  ///
  /// An index outside of the result raises an exception.
  open func object(at index: Int) -> ObjectType {
    guard objects.indices.contains(index) else {
      raise(
        "NSRangeException",
        "*** -[PHFetchResult objectAtIndex:]: index \(index) beyond bounds "
          + (objects.isEmpty ? "for empty result" : "[0 .. \(objects.count - 1)]"))
    }
    return objects[index]
  }

  /// Returns the object at an index.
  open subscript(index: Int) -> ObjectType { object(at: index) }

  /// Returns the objects at indexes.
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map(object(at:)) }

  /// Returns whether the result contains an object.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  /// Returns the index of an object, or `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int {
    index(of: anObject, in: NSRange(location: 0, length: count))
  }

  /// Returns the index of an object in a range, or `NSNotFound`.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int {
    let range = range.clamped(to: count)
    return objects[range].firstIndex { Self.areEqual($0, anObject) } ?? NSNotFound
  }

  /// Returns the number of assets of a type.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }

  static func areEqual(_ one: ObjectType, _ other: ObjectType) -> Bool {
    one === other || (one as? NSObject)?.isEqual(other) == true
  }

  // MARK: Enumerating

  /// Calls a closure with each object and its index, until the closure sets its last argument.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(options: [], using: block)
  }

  /// Calls a closure with each object and its index, in an order, until the closure sets its last
  /// argument.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(at: IndexSet(objects.indices), options: opts, using: block)
  }

  /// Calls a closure with the objects at indexes, in an order, until the closure sets its last
  /// argument.
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for index in opts.contains(.reverse) ? s.reversed() : Array(s) {
      block(object(at: index), index, &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSRange {
  /// Returns the part of the range that's among a number of objects.
  fileprivate func clamped(to count: Int) -> Range<Int> {
    let start = min(max(0, location), count)
    return start..<min(count, start + max(0, min(length, count)))
  }
}
