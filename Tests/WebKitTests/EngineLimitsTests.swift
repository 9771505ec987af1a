import Foundation
import Testing

@testable import WebKit

/// Messages of a page's process that has been taken over are refused.
struct EngineLimitsTests {
  private func page(elements: String = "", width: String = "390", rest: String = "") -> String {
    """
    {"x": 0, "y": 0, "width": \(width), "height": 800, "scroll": 0, "elements": [\(elements)]\(rest)}
    """
  }

  private func element(frame: String = "[0, 0, 10, 10]", label: String = "OK") -> String {
    #"{"role": "button", "frame": \#(frame), "label": "\#(label)"}"#
  }

  @Test func aPageLikeThoseOfTheScriptIsRead() throws {
    let page = try EngineLimits.page(from: page(elements: element()))
    #expect(page.elements.first?.label == "OK")
  }

  @Test(arguments: ["[0, 0, 10]", "[0, 0, 10, 10, 10]", "[0, 0, 1e300, 10]", "[]"])
  func aFrameIsFourCoordinates(_ frame: String) {
    let json = page(elements: element(frame: frame))
    #expect(throws: EngineLimits.Exceeded.self) { try EngineLimits.page(from: json) }
  }

  @Test(arguments: ["1e9", "-1e9"])
  func aPageHasASize(_ width: String) {
    let json = page(width: width)
    #expect(throws: EngineLimits.Exceeded.self) { try EngineLimits.page(from: json) }
  }

  @Test func aPageHasLimitedElementsAndTexts() {
    let many = Array(repeating: element(), count: 501).joined(separator: ",")
    #expect(throws: EngineLimits.Exceeded.self) {
      try EngineLimits.page(from: page(elements: many))
    }
    let long = element(label: String(repeating: "a", count: 100_001))
    #expect(throws: EngineLimits.Exceeded.self) {
      try EngineLimits.page(from: page(elements: long))
    }
  }

  @Test func aFieldHasLimitedOptionsAndTexts() throws {
    func picker(_ option: String, count: Int) -> String {
      let options = Array(repeating: option, count: count).joined(separator: ",")
      let rest = """
        , "picker": {"number": 1, "type": "select", "frame": [0, 0, 10, 10], "label": "", "value": "",
        "isMultiple": false, "options": [\(options)]}
        """
      return page(rest: rest)
    }
    let option = #"{"label": "Quince", "isDisabled": false, "isOn": true}"#
    #expect(try EngineLimits.page(from: picker(option, count: 5000)).picker?.options.count == 5000)
    let long = option.replacingOccurrences(
      of: "Quince", with: String(repeating: "a", count: 100_001))
    for json in [picker(option, count: 5001), picker(long, count: 1)] {
      #expect(throws: EngineLimits.Exceeded.self) { try EngineLimits.page(from: json) }
    }
  }

  @Test func aTimerHasANameANumberAndADelay() {
    #expect(
      EngineLimits.timer(from: #"{"owner": "a7", "number": 3, "delay": 500}"#)
        == PageTimer(owner: "a7", number: 3, delay: 500))
    for json in [
      #"{"owner": "a'", "number": 3, "delay": 500}"#, #"{"owner": "a", "number": 0, "delay": 500}"#,
      #"{"owner": "a", "number": 3, "delay": -1}"#, #"{"owner": "a", "number": 3, "delay": 1e300}"#,
      #"{"owner": "\#(String(repeating: "a", count: 200))", "number": 3, "delay": 500}"#, page(),
    ] { #expect(EngineLimits.timer(from: json) == nil, "\(json)") }
  }

  @Test func aStoreHasALimitedNumberOfWebsites() throws {
    func records(_ count: Int) -> Data {
      let list = Array(repeating: #"{"name": "a.example", "types": 256}"#, count: count)
      return Data(
        #"{"is": "result", "view": 0, "records": [\#(list.joined(separator: ","))]}"#.utf8)
    }
    #expect(try EngineLimits.event(from: records(10_000)).records?.count == 10_000)
    #expect(throws: EngineLimits.Exceeded.self) { try EngineLimits.event(from: records(10_001)) }
  }

  @Test func valuesHaveLimitedLevels() {
    let levels = 100_000
    let nested = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let json = Data(#"{"is": "message", "view": 1, "body": \#(nested)}"#.utf8)
    #expect(throws: (any Error).self) { try EngineLimits.event(from: json) }
  }

  @Test func aHistoryHasLimitedPages() throws {
    let items = Array(repeating: #"{"url": "about:blank"}"#, count: 1001).joined(separator: ",")
    let json = Data(#"{"is": "state", "view": 1, "back": [\#(items)]}"#.utf8)
    #expect(throws: EngineLimits.Exceeded.self) { try EngineLimits.event(from: json) }
    let wrong = Data(#"{"is": "state", "view": 1, "progress": 2}"#.utf8)
    #expect(throws: EngineLimits.Exceeded.self) { try EngineLimits.event(from: wrong) }
  }

  @Test func aLengthThatIsNoIntegerIsUnknown() throws {
    for length in ["1e300", "-1e300"] {
      let json = Data(#"{"is": "policy", "view": 1, "length": \#(length)}"#.utf8)
      let response = NavigationError.response(of: try EngineLimits.event(from: json))
      #expect(response.expectedContentLength == -1)
    }
  }

  @Test func anImageHasLimitedPixels() {
    var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    header += Array("IHDR".utf8) + [0, 0, 0x20, 0, 0, 0, 0x20, 0, 8, 2, 0, 0, 0]
    #expect(EngineLimits.image(from: Data(header)) == nil)
    #expect(EngineLimits.image(from: Data("nonsense".utf8)) == nil)
  }
}
