import Foundation
import Testing

@testable import FoundationSupplement

/// Names of people, as in Apple's documentation of their styles.
struct PersonNameTests {
  private typealias Formatter = FoundationSupplement.PersonNameComponentsFormatter

  private let clark = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Esq.", nickname: "Tom")

  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.short, "Tom"), (.medium, "Thomas Clark"),
    (.long, "Dr. Thomas Louis Clark Esq."), (.abbreviated, "TC"),
  ])
  func aNameHasStyles(_ style: PersonNameComponents.FormatStyle.Style, _ text: String) {
    #expect(clark.formatted(.name(style: style)) == text)
  }

  @Test func aFormatterWritesWhatThereIs() {
    let formatter = Formatter()
    #expect(formatter.string(from: clark) == "Thomas Clark" && clark.formatted() == "Thomas Clark")
    #expect(formatter.string(from: PersonNameComponents(familyName: "Lee")) == "Lee")
    #expect(formatter.string(from: PersonNameComponents()) == "")
    #expect(formatter.string(for: clark) == "Thomas Clark" && formatter.string(for: 3) == nil)
    formatter.style = .short
    #expect(
      formatter.string(from: PersonNameComponents(givenName: "Ann", familyName: "Lee")) == "Ann")
    let initials = Formatter.localizedString(
      from: PersonNameComponents(givenName: "ann"), style: .abbreviated)
    #expect(initials == "A")
  }

  @Test func familyNamesComeFirstInEastAsia() {
    let name = PersonNameComponents(givenName: "太郎", familyName: "山田")
    #expect(name.formatted() == "山田太郎")
  }

  @Test func pronunciationsAreWrittenInstead() {
    let formatter = Formatter()
    formatter.isPhonetic = true
    var name = PersonNameComponents(givenName: "Siobhan", familyName: "Nguyen")
    name.phoneticRepresentation = PersonNameComponents(givenName: "Shivawn", familyName: "Win")
    #expect(formatter.string(from: name) == "Shivawn Win")
  }

  @Test func partsAreMarked() throws {
    let text = Formatter().annotatedString(from: clark)
    let key = NSAttributedString.Key(NSPersonNameComponentKey)
    #expect(text.string == "Thomas Clark")
    #expect(text.attribute(key, at: 0, effectiveRange: nil) as? String == "givenName")
    #expect(text.attribute(key, at: 6, effectiveRange: nil) == nil)
    #expect(text.attribute(key, at: 7, effectiveRange: nil) as? String == "familyName")
  }

  @Test func partsAreRead() throws {
    let formatter = Formatter()
    let name = try #require(formatter.personNameComponents(from: "Dr. Ann Marie Lee, PhD"))
    #expect(name.namePrefix == "Dr." && name.givenName == "Ann" && name.middleName == "Marie")
    #expect(name.familyName == "Lee" && name.nameSuffix == "PhD")
    #expect(formatter.personNameComponents(from: "Cher")?.givenName == "Cher")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test func aFamilyNameBeforeACommaIsRead() throws {
    let formatter = Formatter()
    let name = try #require(formatter.personNameComponents(from: "Lee, Ann"))
    #expect(name.familyName == "Lee" && name.givenName == "Ann" && name.middleName == nil)
    let whole = try #require(
      formatter.personNameComponents(from: "Dr. van der Berg, Jan Marie, PhD"))
    #expect(whole.namePrefix == "Dr." && whole.familyName == "van der Berg")
    #expect(whole.givenName == "Jan" && whole.middleName == "Marie" && whole.nameSuffix == "PhD")
    let other = try #require(formatter.personNameComponents(from: "Ann Lee, Jr."))
    #expect(other.givenName == "Ann" && other.familyName == "Lee" && other.nameSuffix == "Jr.")
  }
}
