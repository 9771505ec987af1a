import Foundation
import Testing

@testable import DeviceProtocol

/// Archives of requests and responses.
struct HARFileTests {
  /// Returns an entry as JSON.
  private func entry(
    _ url: String, _ text: String, status: Int = 200, method: String = "GET", body: String? = nil,
    content: String = ""
  ) -> String {
    let post = body.map { #", "postData": {"text": "\#($0)"}"# } ?? ""
    return """
      {"request": {"method": "\(method)", "url": "\(url)"\(post)},
       "response": {"status": \(status), "headers": [{"name": "X-A", "value": "1"}],
                    "content": {"mimeType": "text/plain", "text": "\(text)"\(content)}}}
      """
  }

  private func file(_ entries: [String]) throws -> HARFile {
    try HARFile(Data(#"{"log": {"entries": [\#(entries.joined(separator: ","))]}}"#.utf8)) {
      Data("file \($0)".utf8)
    }
  }

  private func next(
    _ replay: inout HARReplay, _ url: String, method: String = "GET", body: String? = nil
  ) -> String? {
    let request = NetworkRequest(method: method, url: url, body: body.map { Data($0.utf8) })
    return replay.next(for: request).map { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test func readsTextBase64AndFiles() throws {
    let file = try file([
      entry("http://a/", "text"), entry("http://b/", "AQI=", content: #", "encoding": "base64""#),
      entry("http://c/", "", content: #", "_file": "1.bin""#), entry("ws://d/", "socket"),
      entry("http://e/", "failed", status: -1),
    ])
    #expect(
      file.entries.map(\.response.body) == [
        Data("text".utf8), Data([1, 2]), Data("file 1.bin".utf8),
      ])
    #expect(
      file.entries[0].response.headers.dictionary == ["X-A": "1", "Content-Type": "text/plain"])
  }

  @Test func repeatedRequestsReceiveTheResponsesInOrder() throws {
    var replay = HARReplay(
      try file([entry("http://a/", "1"), entry("http://b/", "2"), entry("http://a/", "3")]))
    #expect(["1", "3", "3"] == (0..<3).map { _ in next(&replay, "http://a/#top") })
    #expect(next(&replay, "http://a/", method: "HEAD") == nil)
    #expect(next(&replay, "http://a/b") == nil)
  }

  @Test func theBodyChoosesTheResponse() throws {
    var replay = HARReplay(
      try file([
        entry("http://a/", "1", method: "POST", body: "x"),
        entry("http://a/", "2", method: "POST", body: "y"),
      ]))
    #expect(next(&replay, "http://a/", method: "POST", body: "y") == "2")
    #expect(next(&replay, "http://a/", method: "POST", body: "z") == "1")
  }

  @Test func secretsNeedNotBeTheSame() throws {
    var replay = HARReplay(
      try file([
        entry("http://a/?page=1&api_key=removed", "1"), entry("http://a/?page=2&api_key=x", "2"),
      ]))
    #expect(next(&replay, "http://a/?page=1&api_key=1234") == "1")
    #expect(next(&replay, "http://user:password@a/?page=2&api_key=") == "2")
    #expect(next(&replay, "http://a/?page=3&api_key=1234") == nil)
  }

  @Test(arguments: [
    ("{", "it isn't valid JSON"), ("{}", "it has no “log”"),
    (
      #"{"log": {"entries": [{"request": {"method": "GET"}}]}}"#,
      "entry 1: it has no “request.url”"
    ),
    (#"{"log": {"entries": {}}}"#, "“log.entries” has a value of the wrong type"),
  ])
  func saysWhatIsWrongWithTheFile(_ text: String, _ reason: String) {
    #expect { try HARFile(Data(text.utf8)) } throws: { "\($0)".contains(reason) }
  }

  @Test func saysWhatIsWrongWithAnEntry() {
    let good = entry("http://a/", "1")
    for (bad, reason) in [
      (entry("http://a/", "?", content: #", "encoding": "base64""#), "response.content.text"),
      (entry("http://a/", "", content: #", "_file": "../x""#), "../x"),
      (entry("http://" + String(repeating: "a", count: 20_000), ""), "length of a URL"),
    ] {
      #expect {
        try file([good, bad])
      } throws: {
        "\($0)".hasPrefix("entry 2: ") && "\($0)".contains(reason)
      }
    }
  }

  @Test func secretsAreRemoved() {
    let url = "https://me:word@a.example/b?page=2&access_token=1&KEY=2&author=Ann#c"
    #expect(
      NetworkSecrets.removed(from: url)
        == "https://a.example/b?page=2&access_token=removed&KEY=removed&author=Ann#c")
    let fields = ["Authorization", "Cookie", "X-Api-Key", "Accept"].map { HTTPField($0, "1") }
    #expect(NetworkSecrets.removed(from: fields) == [HTTPField("Accept", "1")])
  }

  @Test func aWrittenArchiveHasTheSameRequestsAndResponses() throws {
    let exchange = NetworkExchange(
      request: NetworkRequest(
        method: "POST", url: "http://a/?token=1", headers: [HTTPField("Cookie", "b=1")],
        body: Data("x".utf8)),
      response: NetworkResponse(
        status: 302,
        headers: [
          HTTPField("Content-Type", "image/png"), HTTPField("Location", "/c?token=1"),
          HTTPField("Set-Cookie", "d=1"),
        ], body: Data([0xFF, 0])), start: 1_795_000_000.5, duration: 0.25)
    let whole = try HARFile(try HARWriter.data([exchange], version: "1.0"))
    #expect(whole.entries == [.init(request: exchange.request, response: exchange.response)])
    let text = String(
      decoding: try HARWriter.data([exchange.withoutSecrets], version: "1.0"), as: UTF8.self)
    let entry = try HARFile(Data(text.utf8)).entries[0]
    #expect(entry.request.url == "http://a/?token=removed" && entry.request.headers == [])
    #expect(entry.response.headers.value(of: "Location") == "/c?token=removed")
    #expect(!text.contains("Cookie"))
    #expect(text.contains(#""startedDateTime" : "2026-11-18T"#), "\(text)")
  }
}
