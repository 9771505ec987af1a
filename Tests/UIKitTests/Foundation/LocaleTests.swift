import Foundation
import FoundationSupplement
import Testing

/// Features of Foundation's class for locales that Linux lacks.
struct LocaleTests {
  @Test func thePersonsLocaleIsToBeHadOfTheClass() {
    #expect(NSLocale.autoupdatingCurrent.identifier == Locale.autoupdatingCurrent.identifier)
  }
}
