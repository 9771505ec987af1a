import DeviceProtocol
import Testing

/// The lines that the framework adds to an app's output.
struct MarkedLineTests {
  @Test func aMessageComesBackAsItWas() throws {
    let origin = LogOrigin(level: .error, subsystem: "com.example.app", category: "net")
    let message = MarkedLine.message(origin, text: "one\n\ntwo \u{1F} 👋")
    #expect(!message.encoded.contains("\n"))
    #expect(MarkedLine(message.encoded) == message)
    #expect(MarkedLine.message(origin, text: "").encoded.utf8.first == MarkedLine.mark)
  }

  @Test func whatNobodyOfUsWroteIsPlainText() {
    let lines = [
      "", "plain", "\u{1E}", "\u{1E}log", "\u{1E}log\u{1F}loud\u{1F}a\u{1F}b\u{1F}c",
      "\u{1E}stack\u{1F}x", "\u{1E}stack\u{1F}-5", "\u{1E}other\u{1F}1",
      "\u{1E}stack" + String(repeating: "\u{1F}1", count: 100),
    ]
    for line in lines { #expect(MarkedLine(line) == nil) }
  }

  @Test func aStackIsReadAsOffsets() {
    #expect(MarkedLine("\u{1E}stack\u{1F}0000a0b1\u{1F}ff") == .stack([0xa0b1, 0xff]))
  }

  @Test func theEndOfWhatWasPrintedIsReadable() {
    let origin = LogOrigin(level: .info, subsystem: "", category: "net")
    let text = "a\n\(MarkedLine.message(origin, text: "b").encoded)\n\u{1E}stack\u{1F}1\nc"
    #expect(MarkedLine.plain(text) == "a\ninfo [net] b\nc")
  }
}
