import Foundation
import Testing

@testable import LanguageServer

/// The framing of messages.
struct MessageReaderTests {
  private func reader(_ parts: String...) -> MessageReader {
    var rest = parts[...]
    return MessageReader { Data((rest.popFirst() ?? "").utf8) }
  }

  @Test func aMessageMayComeInPieces() throws {
    var reader = reader(
      "Content-Le", "ngth: 4\r\nX: y\r\n\r", "\n{\"a", "\"Content-length:2\r\n\r\n{}")
    #expect(try reader.next() == Data("{\"a\"".utf8))
    #expect(try reader.next() == Data("{}".utf8))
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [
    "Content-Length: 67108865\r\n\r\n", "Content-Length: -1\r\n\r\n", "X: 1\r\n\r\n",
    String(repeating: "x", count: 5000),
  ])
  func anInvalidHeaderIsRefused(_ header: String) {
    var reader = reader(header)
    #expect(throws: MessageReader.Failure.self) { try reader.next() }
  }

  @Test func valuesSurviveWritingAndReading() {
    let value: JSONValue = [
      "text": "\"\\\n\u{1}é🎈", "list": [1, -2, true, false, nil], "number": .number(0.5),
    ]
    #expect(JSONValue(parsing: value.data) == value)
    #expect(JSONValue(parsing: Data("{".utf8)) == nil)
  }
}
