import Foundation
import Testing
import UIKit

@testable import WebKit

/// The values of fields that users choose with iOS's controls.
@MainActor struct WebPickerTests {
  private func option(_ label: String, in group: String? = nil) -> PageDescription.Option {
    PageDescription.Option(label: label, group: group, isDisabled: false, isOn: false)
  }

  @Test func optionsWithTheSameTitleInSequenceAreAGroup() {
    let options = [
      option("Apple"), option("Quince", in: "Sour"), option("Lemon", in: "Sour"), option("Fig"),
      option("Lime", in: "Sour"),
    ]
    #expect(
      WebOptionGroup.all(of: options) == [
        WebOptionGroup(title: nil, indices: 0..<1), WebOptionGroup(title: "Sour", indices: 1..<3),
        WebOptionGroup(title: nil, indices: 3..<4), WebOptionGroup(title: "Sour", indices: 4..<5),
      ])
  }

  @Test(arguments: [
    ("date", "2026-07-04"), ("time", "08:30"), ("datetime-local", "2026-07-04T08:30"),
    ("month", "2026-07"),
  ])
  func datesHaveTheFormOfTheField(_ type: String, _ value: String) throws {
    let form = try #require(WebDateForm(type))
    #expect(try form.value(#require(form.date(value))) == value)
    #expect(form.date("tomorrow") == nil && form.date(nil) == nil)
  }

  @Test func otherFieldsHaveNoDates() {
    #expect(WebDateForm("week") == nil)
  }

  @Test func colorsHaveTwoDigitsForEachPart() {
    #expect(WebColor.color("#0a80ff").map(WebColor.value) == "#0a80ff")
    #expect(WebColor.color("red") == nil)
  }
}
