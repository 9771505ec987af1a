import Foundation
import Testing

@testable import FoundationSupplement

/// The numbers of formatters without a style, and fractions of a second.
struct PlainNumberTests {
  @Test(arguments: [(3.75, "3.75"), (2, "2.0"), (1234567.5, "1234567.5"), (3.14159, "3.142")])
  func leastAndMostDigitsBothCountWithoutAStyle(_ number: Double, _ text: String) {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    #expect(FormatterCalls.string(from: NSNumber(value: number), by: formatter) == text)
  }

  @Test func aSecondHasItsParts() {
    #expect(NSEC_PER_SEC == NSEC_PER_MSEC * MSEC_PER_SEC)
    #expect(NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    #expect(NSEC_PER_SEC == 1_000_000_000)
  }
}
