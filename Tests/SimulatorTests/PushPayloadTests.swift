import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The push notifications that a server can send to an app.
struct PushPayloadTests {
  private func payload(_ text: String) throws -> PushPayload { try PushPayload(Data(text.utf8)) }

  @Test func readsWhatIsShown() throws {
    let payload = try payload(
      """
      {"Simulator Target Bundle": "test.alpha", "page": {"number": 3, "none": null},
       "aps": {"alert": {"title": "T", "subtitle": "S", "body": "B"}, "badge": 2, "category": "C",
               "sound": "default", "thread-id": "A", "interruption-level": "passive"}}
      """)
    #expect(payload.bundleID == "test.alpha")
    #expect(!payload.isSilent)
    let content = try #require(payload.request?.content)
    #expect([content.title, content.subtitle, content.body] == ["T", "S", "B"])
    #expect(content.badge == 2)
    #expect(content.category == "C")
    #expect(content.sound == "")
    #expect(content.level == .passive)
    #expect(payload.request?.trigger == .push)
    let list = try PropertyListSerialization.propertyList(from: payload.userInfo, format: nil)
    let info = try #require(list as? [String: Any])
    #expect(Set(info.keys) == ["aps", "page"])
    #expect((info["page"] as? [String: Any])?["number"] as? Int == 3)
  }

  @Test func tellsSilentOnesApart() throws {
    let silent = try payload(#"{"aps": {"content-available": 1}, "page": 1}"#)
    #expect(silent.isSilent)
    #expect(silent.request == nil)
    #expect(silent.bundleID == nil)
    let text = try payload(#"{"aps": {"alert": "Hello"}}"#)
    #expect(text.request?.content.body == "Hello")
  }

  @Test(arguments: [
    (#"["aps"]"#, "a JSON dictionary"), ("{", "Invalid JSON"),
    (#"{"alert": "A"}"#, "the key “aps”"),
    (#"{"aps": "A"}"#, "the key “aps”"), (#"{"aps": {"alert": 1}}"#, "“alert”"),
    (#"{"aps": {"badge": "1"}}"#, "“badge” in “aps” must be a whole number"),
    (#"{"aps": {"alert": {"title": 1}}}"#, "“title” must be a string"),
    (#"{"aps": {"interruption-level": "loud"}}"#, "“interruption-level”"),
    (#"{"aps": {}, "Simulator Target Bundle": 1}"#, "Simulator Target Bundle"),
    (#"{"aps": {"badge": 2000000000}}"#, "number in a badge"),
  ])
  func saysWhatIsWrong(_ text: String, _ reason: String) {
    #expect {
      try payload(text)
    } throws: { error in
      "\(error)".contains(reason)
    }
  }

  @Test func isAsLongAsServersAllow() throws {
    func text(_ count: Int) -> String {
      #"{"aps":{"alert":""# + String(repeating: "a", count: count) + #""}}"#
    }
    let rest = text(0).utf8.count
    #expect(try payload(text(4096 - rest)).request != nil)
    #expect(throws: PushPayload.Invalid.self) { try payload(text(4097 - rest)) }
    // White space and the name of the app aren't sent.
    #expect(try payload(String(repeating: " ", count: 5000) + text(10)).request != nil)
    #expect(throws: PushPayload.Invalid.self) {
      try payload(String(repeating: " ", count: 70_000) + text(10))
    }
  }
}
