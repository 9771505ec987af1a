import Foundation

/// An `NSDecimalNumber` that behaves as on Apple's systems.
///
/// On Linux, computing its hash never ends, comparing it with another number reverses the result,
/// and archives contain a plain number instead.
///
/// Foundation creates decimal numbers itself, and extensions can't override methods. So
/// `NSDecimalNumber`'s method table is changed to use the overrides in this class.
final class MendedDecimalNumber: ArchivedDecimalNumber, @unchecked Sendable {
  override var hash: Int { NSNumber(value: doubleValue).hash }

  override var classForCoder: AnyClass { NSDecimalNumber.self }

  override func encode(with coder: NSCoder) {
    coder.encode(description as NSString, forKey: Self.digits)
  }

  override func compare(_ decimalNumber: NSNumber) -> ComparisonResult {
    if decimalNumber is NSDecimalNumber {
      var (one, other) = (decimalValue, decimalNumber.decimalValue)
      return NSDecimalCompare(&one, &other)
    }
    return switch decimalNumber.compare(self) {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }

  // MARK: Replacing the class

  /// A function that the dynamic linker calls before the app's own initializers.
  @section(".init_array") @used
  private static let whenLoaded: @convention(c) () -> Void = {
    takeOver()
    NSKeyedUnarchiver.setClass(MendedDecimalNumber.self, forClassName: "NSDecimalNumber")
  }

  private static func takeOver() {
    let (number, archived, mended) = (
      methods(of: NSDecimalNumber.self), methods(of: ArchivedDecimalNumber.self),
      methods(of: MendedDecimalNumber.self)
    )
    // The initializers that are in every class don't change.
    for index in number.indices where archived[index] == number[index] {
      number[index] = mended[index]
    }
  }

  /// Returns the part of a class's method table that comes from `NSDecimalNumber`.
  private static func methods(of type: AnyClass) -> UnsafeMutableBufferPointer<Int> {
    // In Swift's class metadata, the method table follows seven words. The fifth word contains the
    // total size, and the size of the part before the address point.
    let words = 7
    let (size, offset) = unsafeBitCast(NSDecimalNumber.self as AnyClass, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: (UInt32, UInt32).self)
    return UnsafeMutableBufferPointer(
      start: unsafeBitCast(type, to: UnsafeMutablePointer<Int>.self) + words,
      count: Int(size - offset) / MemoryLayout<Int>.size - words)
  }
}
