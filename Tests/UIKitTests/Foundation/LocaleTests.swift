import Foundation
import FoundationSupplement
import Testing

/// What Foundation's class for locales has on iOS beyond what it has on Linux.
struct LocaleTests {
  @Test func thePersonsLocaleIsToBeHadOfTheClass() {
    #expect(NSLocale.autoupdatingCurrent.identifier == Locale.autoupdatingCurrent.identifier)
  }
}
