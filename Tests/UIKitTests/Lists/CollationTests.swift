import Foundation
import ObjectiveC
import Testing
import UIKit

@testable import UIKitCore

/// Sorting names into indexed sections.
@MainActor struct CollationTests {
  private let collation = UILocalizedIndexedCollation(Locale(identifier: "en_US"))

  private func section(_ text: String, in collation: UILocalizedIndexedCollation) -> String {
    collation.sectionTitles[
      collation.section(for: text, collationStringSelector: Selector("self"))]
  }

  @Test func textsBelongToTheSectionOfTheirFirstLetter() {
    #expect(collation.sectionTitles.count == 27 && collation.sectionIndexTitles.last == "#")
    #expect(section("anna", in: collation) == "A" && section("Zoë", in: collation) == "Z")
    #expect(section("Émile", in: collation) == "E" && section("42", in: collation) == "#")
    #expect(section("", in: collation) == "#" && section("Иван", in: collation) == "#")
    #expect(collation.section(forSectionIndexTitle: 5) == 5)
  }

  @Test func languagesHaveTheirOwnLetters() {
    let russian = UILocalizedIndexedCollation(Locale(identifier: "ru_RU"))
    #expect(section("иван", in: russian) == "И" && section("Bob", in: russian) == "B")
    let swedish = UILocalizedIndexedCollation(Locale(identifier: "sv_SE"))
    #expect(section("Åke", in: swedish) == "Å")
  }

  @Test func objectsAreSortedByTheirTexts() {
    let sorted = collation.sortedArray(
      from: ["beta", "Émile", "alpha", "Eve"], collationStringSelector: Selector("self"))
    #expect(sorted as? [String] == ["alpha", "beta", "Émile", "Eve"])
  }
}
