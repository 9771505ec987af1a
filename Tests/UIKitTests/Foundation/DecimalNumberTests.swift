import Foundation
import FoundationSupplement
import Testing

/// Archives can refer only to top-level classes.
final class PricedItem: NSObject, NSSecureCoding {
  static let supportsSecureCoding = true

  let price: NSDecimalNumber
  let tax: Decimal
  let parts: [NSDecimalNumber]

  init(price: NSDecimalNumber, tax: Decimal, parts: [NSDecimalNumber]) {
    (self.price, self.tax, self.parts) = (price, tax, parts)
  }

  init?(coder: NSCoder) {
    guard let price = coder.decodeObject(of: NSDecimalNumber.self, forKey: "price"),
      let tax = coder.decodeObject(forKey: "tax") as? Decimal,
      let parts = coder.decodeObject(of: [NSArray.self, NSDecimalNumber.self], forKey: "parts")
        as? [NSDecimalNumber]
    else { return nil }
    (self.price, self.tax, self.parts) = (price, tax, parts)
  }

  func encode(with coder: NSCoder) {
    coder.encode(price, forKey: "price")
    coder.encode(tax, forKey: "tax")
    coder.encode(parts, forKey: "parts")
  }
}

/// Decimal numbers in archives, among other numbers and in sets.
struct DecimalNumberTests {
  private func archived<T: NSObject & NSSecureCoding>(_ object: T) throws -> T? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)
  }

  @Test(arguments: [
    "12.345", "-0.1", "0", "1e100", "12345678901234567890123456789012345678", "NaN",
  ])
  func aNumberComesOutOfAnArchiveAsItWas(_ digits: String) throws {
    let number = NSDecimalNumber(string: digits)
    let first = try #require(try archived(number))
    #expect(first == number)
    #expect(first.description == number.description)
    #expect(try archived(first) == number)
  }

  @Test func objectsHaveDecimalNumbersInTheirArchives() throws {
    let item = try #require(
      try archived(
        PricedItem(
          price: NSDecimalNumber(string: "19.99"), tax: Decimal(string: "0.07")!,
          parts: [.one, 2.5])))
    #expect(item.price == NSDecimalNumber(string: "19.99"))
    #expect(item.tax == Decimal(string: "0.07"))
    #expect(item.parts == [1, 2.5])
  }

  @Test func numbersThatAreEqualHaveOneHash() {
    #expect(NSDecimalNumber(string: "12.5").hash == NSNumber(value: 12.5).hash)
    #expect(NSDecimalNumber(string: "-3").hash == NSNumber(value: -3).hash)
    #expect(
      Set<NSNumber>([NSDecimalNumber(string: "12"), 12, NSDecimalNumber(string: "12.0")]).count == 1
    )
  }

  @Test func numbersAreInOrderWhateverTheyAre() {
    let number = NSDecimalNumber(string: "12.5")
    #expect(number.compare(1) == .orderedDescending)
    #expect(number.compare(13) == .orderedAscending)
    #expect(number.compare(NSNumber(value: 12.5)) == .orderedSame)
    #expect(number.compare(NSDecimalNumber.one) == .orderedDescending)
    #expect(NSNumber(value: 13).compare(number) == .orderedDescending)
  }
}
