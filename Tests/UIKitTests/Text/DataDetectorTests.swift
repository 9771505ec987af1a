import Testing
import UIKit

struct DataDetectorTests {
  private func found(_ text: String, _ type: UInt64) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: type).matches(
      in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  private let link: UInt64 = 1 << 5
  private let phone: UInt64 = 1 << 11
  private let date: UInt64 = 1 << 3
  private let address: UInt64 = 1 << 4

  @Test(arguments: [
    ("See https://apple.com/a?b=c.", ["https://apple.com/a?b=c"]),
    ("(http://a.b/c_(d))", ["http://a.b/c_(d)"]), ("www.swift.org rocks", ["http://www.swift.org"]),
    ("mail ada@example.com now", ["mailto:ada@example.com"]),
    ("visit swift.org", ["http://swift.org"]),
    ("nothing.here but e.g. this", []),
  ])
  func linksAreFound(_ text: String, _ expected: [String]) throws {
    #expect(try found(text, link).compactMap { $0.url?.absoluteString } == expected)
  }

  @Test(arguments: [
    ("Call (408) 555-1234.", ["(408) 555-1234"]), ("+49 30 1234567 now", ["+49 30 1234567"]),
    ("555-1234", ["555-1234"]), ("in 1999 or 12.50", []), ("4085551234", ["4085551234"]),
  ])
  func phoneNumbersAreFound(_ text: String, _ expected: [String]) throws {
    #expect(try found(text, phone).compactMap(\.phoneNumber) == expected)
  }

  @Test func datesAreFoundWithTheirTimes() throws {
    let result = try #require(try found("Lunch on May 5, 2031 at 1:30 PM?", date).first)
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute], from: try #require(result.date))
    #expect(
      parts == DateComponents(year: 2031, month: 5, day: 5, hour: 13, minute: 30))
    #expect(result.range == NSRange(location: 9, length: 22))
    #expect(try found("12/24/2030", date).count == 1)
    #expect(try found("tomorrow", date).first?.date ?? .distantPast > Date())
    #expect(try found("may I", date).isEmpty)
  }

  @Test func addressesHaveTheirParts() throws {
    let result = try #require(
      try found("at 1 Infinite Loop, Cupertino, CA 95014, USA", address).first)
    let parts = result.addressComponents
    #expect(parts?[.street] == "1 Infinite Loop")
    #expect(parts?[.city] == "Cupertino")
    #expect(parts?[.state] == "CA")
    #expect(parts?[.zip] == "95014")
  }
}

extension OnScreen {
  @MainActor struct DetectionTests {
    private let screen = TestScreen()
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    private let log = ItemLog()

    init() {
      view.delegate = log
      view.text = "Mail ada@example.com or call 555-1234."
      screen.view.addSubview(view)
    }

    @Test func onlyATextThatCannotBeEditedHasThem() {
      view.dataDetectorTypes = .link
      screen.commit()
      #expect(screen.stage.texts.count == 1)
      view.isEditable = false
      screen.commit()
      #expect(screen.stage.texts.map(\.text) == ["Mail ", "ada@example.com", " or call 555-1234."])
    }

    @Test func aTapAsksTheDelegate() {
      view.isEditable = false
      view.dataDetectorTypes = [.link, .phoneNumber]
      screen.commit()
      let place = view.firstRect(
        for: view.textRange(
          from: view.position(from: view.beginningOfDocument, offset: 30)!,
          to: view.position(from: view.beginningOfDocument, offset: 31)!)!)
      screen.tap(at: view.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
      screen.advance(1)
      #expect(log.entries == ["action 29+8", "should tel:5551234"])
    }
  }
}

private final class ItemLog: NSObject, UITextViewDelegate {
  var entries: [String] = []

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    entries.append("action \(textItem.range.location)+\(textItem.range.length)")
    return defaultAction
  }

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    entries.append("should \(URL.absoluteString)")
    return false
  }
}
