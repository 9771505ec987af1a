import Foundation

/// Returns the number of values in an array.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfarraygetcount(_:)>.
public func CFArrayGetCount(_ theArray: [Any]!) -> CFIndex { theArray.count }

/// Returns a pointer to the object at an index, which is valid as long as the array has the object.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfarraygetvalueatindex(_:_:)>.
public func CFArrayGetValueAtIndex(_ theArray: [Any]!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}
