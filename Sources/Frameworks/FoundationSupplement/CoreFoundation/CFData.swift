import Foundation

/// Returns the number of bytes in data.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdatagetlength(_:)>.
public func CFDataGetLength(_ theData: NSData!) -> CFIndex { theData.length }

/// Returns a pointer to the bytes of data, which is valid as long as the data exists.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdatagetbyteptr(_:)>.
public func CFDataGetBytePtr(_ theData: NSData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies a range of bytes from data.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdatagetbytes(_:_:_:)>.
public func CFDataGetBytes(
  _ theData: NSData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

/// Creates empty data that can change.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdatacreatemutable(_:_:)>.
/// - Parameter capacity: The maximum number of bytes, or 0 for no limit; the data can grow beyond
///   it, as on iOS.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: capacity)
}
