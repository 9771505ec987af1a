import Foundation

/// The printed form of `NSData` on Apple's systems.
final class MendedData: Unchanged.Data {
  /// The length and the bytes. If there are more than 24 bytes, only the first 16 and the last 8.
  override var description: String {
    let bytes = [UInt8](Data(referencing: self))
    guard bytes.count > 24 else {
      return "{length = \(bytes.count), bytes = 0x\(Self.digits(bytes[...]))}"
    }
    let (start, end) = (Self.groups(bytes.prefix(16)), Self.groups(bytes.suffix(8)))
    return "{length = \(bytes.count), bytes = 0x\(start) ... \(end) }"
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func groups(_ bytes: ArraySlice<UInt8>) -> String {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 4).map { digits(bytes[$0..<$0 + 4]) }
      .joined(separator: " ")
  }

  static func takeOver() {
    MethodTable.adopt(
      MendedData.self, besides: Unchanged.Data.self, in: NSData.self, and: [NSMutableData.self])
  }
}
