import Foundation

/// Returns the number of bytes of data.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdatagetlength(_:)>.
public func CFDataGetLength(_ theData: NSData!) -> CFIndex { theData.length }

/// Returns the address of the bytes of data, as long as the data exists.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdatagetbyteptr(_:)>.
public func CFDataGetBytePtr(_ theData: NSData!) -> UnsafePointer<UInt8>! {
  theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies some bytes of data.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cfdatagetbytes(_:_:_:)>.
public func CFDataGetBytes(
  _ theData: NSData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  theData.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}
