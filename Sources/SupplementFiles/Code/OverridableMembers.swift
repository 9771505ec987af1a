// Members of Foundation's types that have fewer features on Linux. Each module gets the members
// that its classes don't override, because a class can't override a member of an extension.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import UIKit

extension Foundation.UserDefaults {
  @_spi(Quince) public nonisolated func object(forKey defaultName: String) -> Any? {
    UIKit.FoundationCalls.object(forKey: defaultName, in: self)
  }
  @_spi(Quince) public nonisolated func set(_ value: Any?, forKey defaultName: String) {
    UIKit.FoundationCalls.set(value, forKey: defaultName, in: self)
  }
}

extension Foundation.FileManager {
  @_spi(Quince) public nonisolated func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [Foundation.URL] {
    UIKit.FolderCalls.urls(for: directory, in: domainMask, of: self)
  }
  @_spi(Quince) public nonisolated func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: Foundation.URL?, create shouldCreate: Swift.Bool
  ) throws -> Foundation.URL {
    try UIKit.FolderCalls.url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate, of: self)
  }
}

extension Swift.Error {
  @_spi(Quince) public nonisolated var localizedDescription: String {
    UIKit.ErrorText.description(of: self)
  }
}

extension Foundation.NSError {
  @_spi(Quince) public nonisolated var localizedDescription: String {
    UIKit.ErrorText.description(of: self)
  }
}

extension Foundation.NumberFormatter {
  @_spi(Quince) public nonisolated var minimumFractionDigits: Int {
    get { UIKit.FormatterCalls.minimumFractionDigits(of: self) }
    set { UIKit.FormatterCalls.setMinimumFractionDigits(newValue, of: self) }
  }
  @_spi(Quince) public nonisolated var maximumFractionDigits: Int {
    get { UIKit.FormatterCalls.maximumFractionDigits(of: self) }
    set { UIKit.FormatterCalls.setMaximumFractionDigits(newValue, of: self) }
  }
  @_spi(Quince) public nonisolated var minimumIntegerDigits: Int {
    get { UIKit.FormatterCalls.minimumIntegerDigits(of: self) }
    set { UIKit.FormatterCalls.setMinimumIntegerDigits(newValue, of: self) }
  }
  @_spi(Quince) public nonisolated func number(from string: String) -> Foundation.NSNumber? {
    UIKit.FormatterCalls.number(from: string, by: self)
  }
}

extension Foundation.DateFormatter {
  @_spi(Quince) public nonisolated var eraSymbols: [Swift.String]! {
    get { self.Foundation::eraSymbols }
    set { self.Foundation::eraSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var longEraSymbols: [Swift.String]! {
    get { self.Foundation::longEraSymbols }
    set { self.Foundation::longEraSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var monthSymbols: [Swift.String]! {
    get { self.Foundation::monthSymbols }
    set { self.Foundation::monthSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var shortMonthSymbols: [Swift.String]! {
    get { self.Foundation::shortMonthSymbols }
    set { self.Foundation::shortMonthSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var veryShortMonthSymbols: [Swift.String]! {
    get { self.Foundation::veryShortMonthSymbols }
    set { self.Foundation::veryShortMonthSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var standaloneMonthSymbols: [Swift.String]! {
    get { self.Foundation::standaloneMonthSymbols }
    set { self.Foundation::standaloneMonthSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var shortStandaloneMonthSymbols: [Swift.String]! {
    get { self.Foundation::shortStandaloneMonthSymbols }
    set { self.Foundation::shortStandaloneMonthSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var veryShortStandaloneMonthSymbols: [Swift.String]! {
    get { self.Foundation::veryShortStandaloneMonthSymbols }
    set { self.Foundation::veryShortStandaloneMonthSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var weekdaySymbols: [Swift.String]! {
    get { self.Foundation::weekdaySymbols }
    set { self.Foundation::weekdaySymbols = newValue }
  }
  @_spi(Quince) public nonisolated var shortWeekdaySymbols: [Swift.String]! {
    get { self.Foundation::shortWeekdaySymbols }
    set { self.Foundation::shortWeekdaySymbols = newValue }
  }
  @_spi(Quince) public nonisolated var veryShortWeekdaySymbols: [Swift.String]! {
    get { self.Foundation::veryShortWeekdaySymbols }
    set { self.Foundation::veryShortWeekdaySymbols = newValue }
  }
  @_spi(Quince) public nonisolated var standaloneWeekdaySymbols: [Swift.String]! {
    get { self.Foundation::standaloneWeekdaySymbols }
    set { self.Foundation::standaloneWeekdaySymbols = newValue }
  }
  @_spi(Quince) public nonisolated var shortStandaloneWeekdaySymbols: [Swift.String]! {
    get { self.Foundation::shortStandaloneWeekdaySymbols }
    set { self.Foundation::shortStandaloneWeekdaySymbols = newValue }
  }
  @_spi(Quince) public nonisolated var veryShortStandaloneWeekdaySymbols: [Swift.String]! {
    get { self.Foundation::veryShortStandaloneWeekdaySymbols }
    set { self.Foundation::veryShortStandaloneWeekdaySymbols = newValue }
  }
  @_spi(Quince) public nonisolated var quarterSymbols: [Swift.String]! {
    get { self.Foundation::quarterSymbols }
    set { self.Foundation::quarterSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var shortQuarterSymbols: [Swift.String]! {
    get { self.Foundation::shortQuarterSymbols }
    set { self.Foundation::shortQuarterSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var standaloneQuarterSymbols: [Swift.String]! {
    get { self.Foundation::standaloneQuarterSymbols }
    set { self.Foundation::standaloneQuarterSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var shortStandaloneQuarterSymbols: [Swift.String]! {
    get { self.Foundation::shortStandaloneQuarterSymbols }
    set { self.Foundation::shortStandaloneQuarterSymbols = newValue }
  }
  @_spi(Quince) public nonisolated var amSymbol: Swift.String! {
    get { self.Foundation::amSymbol }
    set { self.Foundation::amSymbol = newValue }
  }
  @_spi(Quince) public nonisolated var pmSymbol: Swift.String! {
    get { self.Foundation::pmSymbol }
    set { self.Foundation::pmSymbol = newValue }
  }
}

extension Foundation.Progress {
  @_spi(Quince) public nonisolated var localizedDescription: Swift.String! {
    get { UIKit.FoundationCalls.localizedDescription(of: self) }
    set { UIKit.FoundationCalls.setLocalizedDescription(newValue, of: self) }
  }
  @_spi(Quince) public nonisolated var localizedAdditionalDescription: Swift.String! {
    get { UIKit.FoundationCalls.localizedAdditionalDescription(of: self) }
    set { UIKit.FoundationCalls.setLocalizedAdditionalDescription(newValue, of: self) }
  }
}
