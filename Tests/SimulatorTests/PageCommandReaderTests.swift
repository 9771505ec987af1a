import Foundation
import Testing

@testable import Simulator

/// The commands that a page is and isn't allowed to send.
struct PageCommandReaderTests {
  private static let touch = #"{"finger":1,"phase":"began","location":[1,2],"timestamp":3}"#

  private static func touches(_ text: String) -> String { #"{"touches":{"_0":[\#(text)]}}"# }

  private static func key(_ code: String, _ characters: String) -> String {
    #"{"key":{"_0":{"isDown":true,"code":"\#(code)","characters":"\#(characters)","modifiers":0,"#
      + #""isRepeat":false}}}"#
  }

  private static func touch(_ part: String, _ replacement: String) -> String {
    touches(touch.replacingOccurrences(of: part, with: replacement))
  }

  private static func point(_ latitude: String, _ longitude: String, _ time: String) -> String {
    #"{"latitude":\#(latitude),"longitude":\#(longitude),"time":\#(time)}"#
  }

  private static func location(_ latitude: String, _ longitude: String) -> String {
    #"{"location":{"_0":{"fixed":{"_0":\#(point(latitude, longitude, "0"))}}}}"#
  }

  private static func way(_ start: String, _ end: String) -> String {
    let points = [point("1", "2", start), point("1", "3", end)].joined(separator: ",")
    return #"{"location":{"_0":{"route":{"points":[\#(points)],"elapsed":0}}}}"#
  }

  private static func pinch(_ scale: String) -> String {
    #"{"pointer":{"_0":{"kind":"pinch","phase":"moved","location":[1,2],"translation":[0,0],"#
      + #""scale":\#(scale),"timestamp":1}}}"#
  }

  @Test(arguments: [
    touches(touch), touches(""), pinch("1.5"), key("KeyA", "a"), key("Emoji", "👩‍👩‍👧‍👦"),
    #"{"text":{"_0":{"insert":{"_0":"Grüße"}}}}"#, #"{"text":{"_0":{"unmark":{}}}}"#,
    #"{"textSize":{"_0":"UICTContentSizeCategoryAccessibilityXXXL"}}"#,
    #"{"addDevice":{"_0":"iPad"}}"#, #"{"removeDevice":{"_0":2}}"#, #"{"fit":{"_0":[390,844]}}"#,
    #"{"locale":{"_0":"zh-Hans-CN"}}"#, #"{"model":{"_0":"iPhone 15"}}"#, #"{"home":{}}"#,
    #"{"system":{"_0":"26.5"}}"#, #"{"perform":{"_0":"- back"}}"#,
    #"{"debug":{"_0":{"start":{"process":2}}}}"#, #"{"debug":{"_0":{"describe":{}}}}"#,
    #"{"accessibility":{"elementID":7,"action":{"activate":{}}}}"#,
    #"{"accessibility":{"elementID":7,"launch":3,"action":{"activate":{}}}}"#,
    #"{"inspect":{"_0":true}}"#, #"{"inspectObject":{"_0":7}}"#, #"{"inspectObject":{}}"#,
    #"{"edit":{"_0":{"object":7,"key":"alpha","value":"0.5"},"launch":3}}"#,
    #"{"takePictures":{"_0":[1,2]}}"#, #"{"openPlace":{"_0":1}}"#,
    #"{"record":{"_0":{"start":{"erasing":true}}}}"#, #"{"record":{"_0":{"assert":{"_0":[1,2]}}}}"#,
    #"{"record":{"_0":{"save":{"flow":"- back","name":"a","replacing":false}}}}"#,
    #"{"enroll":{"_0":true}}"#, #"{"attempt":{"_0":false}}"#, #"{"location":{"_0":{"none":{}}}}"#,
    location("90", "-180"), way("0", "5"), #"{"network":{"_0":"offline"}}"#,
    #"{"set":{"_0":"bold-text","isOn":true}}"#, #"{"timeZone":{"_0":"Asia/Tokyo"}}"#,
    #"{"timeZone":{"_0":""}}"#, #"{"openURL":{"_0":"app://there?a=b"}}"#,
    #"{"stopFilming":{"_0":"gif"}}"#, #"{"zoom":{"_0":"pixel"}}"#,
  ])
  func whatAPageSaysIsTaken(_ message: String) throws {
    try PageCommandReader().check(Data(message.utf8))
  }

  @Test(arguments: [
    #"{"network":{"_0":"fast"}}"#, #"{"set":{"_0":"everything","isOn":true}}"#,
    #"{"timeZone":{"_0":"Mars"}}"#,
    #"{"openURL":{"_0":"no url"}}"#, #"{"openURL":{"_0":"a:\u0007"}}"#,
    #"{"addPhoto":{"_0":"AAAA"}}"#, #"{"permission":{"_0":"faceid","_1":"limited"}}"#,
    #"{"stopFilming":{"_0":"exe"}}"#, #"{"zoom":{"_0":"10"}}"#,
    "", "[]", "{}", "null", #"{"eraseEverything":{}}"#, #"{"home":{},"kill":{}}"#,
    touch("1,2", "1e6,2"), touch("1,2", "1,-1e300"), touch("1,2", "1e999,2"), touch("1,2", "NaN,2"),
    touch("\"finger\":1", "\"finger\":256"), touch("\"finger\":1", "\"finger\":-1"),
    touch("\"finger\":1", "\"finger\":1e40"), touch(":3", ":-1"), touch(":3", ":1e11"),
    touches(repeatElement(touch, count: 65).joined(separator: ",")),
    key(String(repeating: "K", count: 65), "a"), key("KeyA", String(repeating: "a", count: 65)),
    #"{"textSize":{"_0":"Giant"}}"#, #"{"locale":{"_0":"Klingon Empire"}}"#,
    #"{"model":{"_0":"Toaster"}}"#, #"{"model":{"_0":""}}"#,
    #"{"system":{"_0":"26.4"}}"#, #"{"system":{"_0":26.5}}"#,
    #"{"addDevice":{"_0":"Toaster"}}"#, #"{"removeDevice":{"_0":"all"}}"#,
    #"{"fit":{"_0":[0,844]}}"#, #"{"fit":{"_0":[390,1e9]}}"#,
    #"{"rotate":{"_0":"sideways"}}"#, pinch("0"), pinch("1e9"),
    #"{"openPlace":{"_0":"/etc/passwd"}}"#, #"{"inspectObject":{"_0":1e40}}"#,
    #"{"edit":{"_0":{"object":7,"key":"\#(String(repeating: "k", count: 65))","value":""}}}"#,
    #"{"edit":{"_0":{"object":7,"key":"k","value":"\#(String(repeating: "v", count: 20_001))"}}}"#,
    #"{"takePictures":{"_0":[\#(repeatElement("1", count: 4001).joined(separator: ","))]}}"#,
    location("90.1", "0"),
    location("0", "181"), location("1e999", "0"), way("5", "4"), way("0", "1e9"),
    #"{"location":{"_0":{"route":{"points":[],"elapsed":0}}}}"#, #"{"record":{"_0":{"start":{}}}}"#,
    #"{"record":{"_0":{"assert":{"_0":[1e6,2]}}}}"#,
    #"{"record":{"_0":{"save":{"flow":"","name":"\#(String(repeating: "n", count: 65))","#
      + #""replacing":false}}}}"#,
  ])
  func whatNoPageMeansIsRefused(_ message: String) {
    #expect(throws: (any Error).self) { try PageCommandReader().check(Data(message.utf8)) }
  }

  @Test func aTextHasALimit() throws {
    let limit = PageCommandReader.longestText
    func message(_ count: Int) -> Data {
      Data(#"{"pasteboard":{"_0":"\#(String(repeating: "x", count: count))"}}"#.utf8)
    }
    try PageCommandReader().check(message(limit))
    #expect(throws: PageCommandReader.Refusal.self) {
      try PageCommandReader().check(message(limit + 1))
    }
    let flow = String(repeating: "x", count: PageCommandReader.longestFlow + 1)
    #expect(throws: PageCommandReader.Refusal.self) {
      try PageCommandReader().check(Data(#"{"perform":{"_0":"\#(flow)"}}"#.utf8))
    }
    let depth = String(repeating: "[", count: 1 << 20)
    #expect(throws: (any Error).self) { try PageCommandReader().check(Data(depth.utf8)) }
  }
}
