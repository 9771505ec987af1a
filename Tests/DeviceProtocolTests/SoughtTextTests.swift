import DisplayList
import Foundation
import TestSupport
import Testing

@testable import DeviceProtocol

/// Case-insensitive comparison of strings without Foundation, and requests for specific elements of
/// an app.
struct SoughtTextTests {
  @Test func aTextIsTheSameWhereFoundationSaysSo() {
    var random = SeededGenerator(seed: 7)
    let characters = (0..<128).map { String(UnicodeScalar($0)!) } + ["ä", "\u{308}", "K", "ß", "😀"]
    var decided = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<5, using: &random)
      func letter() -> String {
        Int.random(in: 0..<3, using: &random) > 0
          ? ["a", "A", "b", "B"].randomElement(using: &random)!
          : characters.randomElement(using: &random)!
      }
      let text = (0..<count).map { _ in letter() }.joined()
      let other =
        Bool.random(using: &random) ? text.uppercased() : (0..<count).map { _ in letter() }.joined()
      guard let isSame = SoughtText(text).isSame(as: other) else { continue }
      decided += 1
      #expect(
        isSame == (text == other || other.caseInsensitiveCompare(text) == .orderedSame),
        "\(text.debugDescription) and \(other.debugDescription)")
    }
    #expect(decided > 1000)
  }

  @Test func aTextBeyondTheLimitMayBeAny() {
    var element = ScreenElement(id: 1, type: "UILabel", frame: .zero)
    let sought = SoughtElement(text: SoughtText("a"), identifier: nil, value: nil)
    element.text = String(repeating: "a", count: 2)
    #expect(!sought.mayBe(element))
    element.text = String(repeating: "a", count: Int(AppLimit.text.maximum) + 1)
    #expect(sought.mayBe(element))
  }

  @Test func aQueryOfMoreElementsThanBytesIsRefused() throws {
    var bytes = try #require(DeviceMessage.settle(id: 1, seeking: ElementQuery([])).bytes)
    #expect(
      try DeviceMessage(bytes: bytes) == .settle(id: 1, seeking: ElementQuery([])))
    bytes[bytes.count - 4] = 9
    #expect(throws: ByteReader.Malformed.self) { try DeviceMessage(bytes: bytes) }
    bytes[bytes.count - 1] = 255
    #expect(throws: LimitExceeded.self) { try DeviceMessage(bytes: bytes) }
  }
}
