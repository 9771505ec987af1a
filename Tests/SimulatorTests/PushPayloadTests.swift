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

  /// A payload can contain any JSON. Property lists have no null.
  @Test func keepsEveryKindOfValue() throws {
    let payload = try payload(
      """
      {"aps": {"alert": {"title": "T", "body": null, "loc-args": ["a", 1]}, "badge": null},
       "items": [1, "2", {"deep": [[1.5], []]}, true, null], "on": false, "one": 1, "big": 1e300,
       "largest": 18446744073709551615, "none": null, "": {}}
      """)
    #expect(payload.request?.content.title == "T")
    #expect(payload.request?.content.badge == nil)
    let list = try PropertyListSerialization.propertyList(from: payload.userInfo, format: nil)
    let info = try #require(list as? [String: Any])
    #expect(Set(info.keys) == ["aps", "items", "on", "one", "big", "largest", ""])
    let items = try #require(info["items"] as? [Any])
    #expect(items.count == 4)
    #expect(items[0] as? Int == 1 && items[1] as? String == "2" && items[3] as? Bool == true)
    #expect(((items[2] as? [String: Any])?["deep"] as? [[Double]]) == [[1.5], []])
    let kinds = ["on", "one", "big"].map { key in
      (info[key] as? NSNumber).map { String(cString: $0.objCType) }
    }
    #expect(kinds[0] == "c" && kinds[1] != "c" && kinds[2] == "d")
    #expect(info["big"] as? Double == 1e300)
    #expect((info["largest"] as? NSNumber)?.uint64Value == .max)
    let alert = (info["aps"] as? [String: Any])?["alert"] as? [String: Any]
    #expect((alert?["loc-args"] as? [Any])?.count == 2)
    #expect(alert?["body"] == nil)
  }

  /// <https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification>
  @Test func showsKeysUntilTheStringsAreKnown() throws {
    let payload = try payload(
      """
      {"aps": {"alert": {"title-loc-key": "INVITATION", "title-loc-args": ["Ada"],
                         "subtitle": "S", "subtitle-loc-key": "PLACE", "loc-key": "BODY"}}}
      """)
    let content = try #require(payload.request?.content)
    #expect([content.title, content.subtitle, content.body] == ["INVITATION", "S", "BODY"])
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
    (#"{"aps": {"alert": {"loc-key": 1}}}"#, "“loc-key” must be a string"),
    (
      #"{"aps": {"alert": {"title-loc-key": "A", "title-loc-args": "B"}}}"#,
      "“title-loc-args” must be an array of strings"
    ),
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
