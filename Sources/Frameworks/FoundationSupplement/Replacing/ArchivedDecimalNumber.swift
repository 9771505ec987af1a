import Foundation

/// A decimal number that can be decoded from an archive.
class ArchivedDecimalNumber: NSDecimalNumber, @unchecked Sendable {
  /// The key for the number's digits.
  static let digits = "quince.digits"

  override init(decimal dcm: Decimal) {
    super.init(decimal: dcm)
  }

  required init?(coder: NSCoder) {
    guard let digits = coder.decodeObject(of: NSString.self, forKey: Self.digits) else {
      return nil
    }
    super.init(decimal: Decimal(string: digits as String) ?? .nan)
  }

  required convenience init(floatLiteral value: Double) {
    self.init(decimal: Decimal(value))
  }

  required convenience init(integerLiteral value: Int) {
    self.init(decimal: Decimal(value))
  }

  required convenience init(booleanLiteral value: Bool) {
    self.init(decimal: value ? 1 : 0)
  }

  required convenience init(
    bytes buffer: UnsafeRawPointer, objCType type: UnsafePointer<CChar>
  ) {
    self.init(decimal: NSNumber(bytes: buffer, objCType: type).decimalValue)
  }
}
