import Foundation
import FoundationSupplement
import Testing

/// Features of Foundation's locale class that aren't available on Linux.
struct LocaleTests {
  @Test func thePersonsLocaleIsToBeHadOfTheClass() {
    #expect(NSLocale.autoupdatingCurrent.identifier == Locale.autoupdatingCurrent.identifier)
  }
}
