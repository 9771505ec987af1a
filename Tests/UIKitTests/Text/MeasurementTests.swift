import Foundation
import Testing
import UIKit

/// Measurements in several languages and regions, with the units and names of Unicode's CLDR.
struct MeasurementTests {
  private let road = Measurement(value: 5, unit: UnitLength.kilometers)
  private let heat = Measurement(value: -20.5, unit: UnitTemperature.celsius)
  private let weight = Measurement(value: -1234.5678, unit: UnitMass.kilograms)

  private func locale(_ identifier: String) -> Locale { Locale(identifier: identifier) }

  @Test(arguments: [
    ("en_US", "3.1 miles"), ("en_GB", "3.1 miles"), ("de_DE", "5 Kilometer"),
    ("pl_PL", "5 kilometrów"),
  ])
  func theUnitIsTheRegions(_ identifier: String, _ text: String) {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road)
    #expect(road.formatted(style.locale(locale(identifier))) == text)
  }

  @Test func theUnitCanBeTheMeasurements() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: locale("en_US"), usage: .asProvided)
    #expect(road.formatted(style) == "5 km")
  }

  @Test func theWidthDeterminesTheName() {
    func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth) -> String {
      road.formatted(.measurement(width: width).locale(locale("en_US")))
    }
    #expect([text(.wide), text(.abbreviated), text(.narrow)] == ["3.1 miles", "3.1 mi", "3.1mi"])
  }

  @Test func theNumberHasItsOwnStyle() {
    let style = Measurement<UnitMass>.FormatStyle(
      width: .wide, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(weight.formatted(style.locale(locale("en_US"))) == "-1,234.57 kilograms")
    #expect(weight.formatted(style.locale(locale("de_DE"))) == "-1.234,57 Kilogramm")
  }

  @Test func aTemperatureCanHideItsScale() {
    let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, usage: .weather)
    var hiding = style
    hiding.hidesScaleName = true
    #expect(heat.formatted(style.locale(locale("en_US"))) == "-4.9°F")
    #expect(heat.formatted(hiding.locale(locale("en_US"))) == "-4.9°")
  }

  @Test func aUnitWithoutANameHasItsSymbol() {
    let light = Measurement(value: 1500, unit: UnitIlluminance.lux)
    #expect(light.formatted(.measurement(width: .wide).locale(locale("en_US"))) == "1,500 lx")
  }

  @Test func aFormatterWritesFullNamesInEveryLanguage() {
    let formatter = UIKit.MeasurementFormatter()
    formatter.locale = locale("de_DE")
    formatter.unitStyle = .long
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: weight) == "-1.234,568 Kilogramm")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitDuration.minutes)) == "1 Minute")
    #expect(formatter.string(from: UnitDuration.minutes) == "Minuten")
  }
}
