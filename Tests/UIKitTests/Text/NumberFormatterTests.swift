import Foundation
import Testing

@testable import FoundationSupplement

/// Replacements for methods and properties of `NumberFormatter` that apps call.
struct NumberFormatterTests {
  private let formatter = NumberFormatter()

  init() {
    formatter.locale = Locale(identifier: "en_US")
  }

  private func text(_ number: Double) -> String? {
    FormatterCalls.string(from: NSNumber(value: number), by: formatter)
  }

  @Test func fewerDigitsAtMostAreFewerAtLeast() {
    formatter.numberStyle = .currency
    FormatterCalls.setMaximumFractionDigits(0, of: formatter)
    #expect(FormatterCalls.minimumFractionDigits(of: formatter) == 0)
    #expect(text(1200) == "$1,200")
  }

  @Test func moreDigitsAtLeastAreMoreAtMost() {
    FormatterCalls.setMinimumFractionDigits(2, of: formatter)
    #expect(FormatterCalls.maximumFractionDigits(of: formatter) == 2)
    #expect(text(2.5) == "2.50")
    formatter.numberStyle = .decimal
    FormatterCalls.setMinimumFractionDigits(4, of: formatter)
    #expect(text(2.51239) == "2.5124")
  }

  @Test func withoutAStyleNoZeroIsBeforeThePointUnlessItIsAskedFor() {
    FormatterCalls.setMaximumFractionDigits(2, of: formatter)
    #expect(FormatterCalls.minimumIntegerDigits(of: formatter) == 0)
    #expect([0.5, -0.25, 0, 10.5].map(text) == [".5", "-.25", "0", "10.5"])
    FormatterCalls.setMinimumFractionDigits(2, of: formatter)
    #expect(text(0.5) == ".50")
    FormatterCalls.setMinimumIntegerDigits(1, of: formatter)
    #expect(text(0.5) == "0.50")
  }

  @Test func stylesAndFormatsHaveAZeroBeforeThePoint() {
    formatter.numberStyle = .decimal
    #expect(text(0.5) == "0.5")
    formatter.numberStyle = .none
    formatter.positiveFormat = "0.00"
    #expect(FormatterCalls.minimumIntegerDigits(of: formatter) == 1)
    #expect(text(0.5) == "0.50")
  }

  @Test func onlyAllowedNumbersAreRead() {
    formatter.minimum = 1
    formatter.maximum = 10.5
    #expect(FormatterCalls.number(from: "0.5", by: formatter) == nil)
    #expect(FormatterCalls.number(from: "11", by: formatter) == nil)
    #expect(FormatterCalls.number(from: "10.5", by: formatter) == 10.5)
    formatter.allowsFloats = false
    #expect(FormatterCalls.number(from: "10.5", by: formatter) == nil)
    #expect(FormatterCalls.number(from: "10", by: formatter) == 10)
  }

  @Test func decimalNumbersAreReadWhereTheyAreAskedFor() {
    formatter.numberStyle = .currency
    #expect(!(FormatterCalls.number(from: "$1,234.10", by: formatter) is NSDecimalNumber))
    formatter.generatesDecimalNumbers = true
    let number = FormatterCalls.number(from: "$1,234.10", by: formatter)
    #expect(number as? NSDecimalNumber == NSDecimalNumber(string: "1234.1"))
  }

  @Test(arguments: ["12abc", "1.2.3", "1,5 apples", "--"]) func whatOnlyBeginsWithANumberIsNone(
    text: String
  ) {
    formatter.numberStyle = .decimal
    #expect(FormatterCalls.number(from: text, by: formatter) == nil)
  }

  @Test func groupsAreReadWhereTheyAreWritten() {
    #expect(FormatterCalls.number(from: "1,234", by: formatter) == nil)
    formatter.numberStyle = .decimal
    #expect(FormatterCalls.number(from: "1,234", by: formatter) == 1234)
  }

  @Test(arguments: [
    (NumberFormatter.Style.decimal, "-1,234.5", -1234.5), (.decimal, " 12 ", 12), (.none, "7", 7),
    (.currency, "$1,200.50", 1200.5), (.currency, "-$3.00", -3), (.percent, "45%", 0.45),
    (.scientific, "1.5E3", 1500), (.spellOut, "forty-two", 42),
  ]) func wholeNumbersAreRead(style: NumberFormatter.Style, text: String, number: Double) {
    formatter.numberStyle = style
    #expect(FormatterCalls.number(from: text, by: formatter)?.doubleValue == number)
  }
}
