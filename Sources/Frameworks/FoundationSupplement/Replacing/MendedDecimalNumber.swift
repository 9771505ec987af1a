import Foundation

/// The behavior of `NSDecimalNumber` on Apple's systems. On Linux, its hash can't be used, comparing
/// it with another number reverses the result, and archives contain a plain number instead.
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

  static func takeOver() {
    NSKeyedUnarchiver.setClass(MendedDecimalNumber.self, forClassName: "NSDecimalNumber")
    MethodTable.adopt(
      MendedDecimalNumber.self, besides: ArchivedDecimalNumber.self, in: NSDecimalNumber.self)
  }
}
