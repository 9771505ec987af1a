import Foundation

/// The behavior of `NSDecimalNumber` on Apple's systems. On Linux, its hash never ends, comparing
/// it with another number reverses the result, and archives contain a plain number instead.
///
/// Foundation makes decimal numbers itself, and declarations in an extension override nothing. So
/// `NSDecimalNumber` adopts the methods that are overridden here.
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

  // MARK: Taking over

  /// Called by the dynamic linker, before the app's own initializers.
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
    // The initializers that every class has to have stay as they are.
    for index in number.indices where archived[index] == number[index] {
      number[index] = mended[index]
    }
  }

  /// Returns the method table of `NSDecimalNumber`, as a subclass has it.
  private static func methods(of type: AnyClass) -> UnsafeMutableBufferPointer<Int> {
    // Swift's metadata of a class: the table stands behind seven words, the fifth of which has the
    // size of the whole, and of the part before the address.
    let words = 7
    let (size, offset) = unsafeBitCast(NSDecimalNumber.self as AnyClass, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: (UInt32, UInt32).self)
    return UnsafeMutableBufferPointer(
      start: unsafeBitCast(type, to: UnsafeMutablePointer<Int>.self) + words,
      count: Int(size - offset) / MemoryLayout<Int>.size - words)
  }
}
