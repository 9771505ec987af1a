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
    guard case .response(let response) = replay.next(for: request) else { return nil }
    return String(decoding: response.body, as: UTF8.self)
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

  /// Playwright stores the bodies of requests in files, too.
  @Test func theBodyInAFileChoosesTheResponse() throws {
    var posts = [entry("http://a/", "1", method: "POST"), entry("http://a/", "2", method: "POST")]
    for index in posts.indices {
      posts[index].replace(
        #""url": "http://a/""#,
        with: #""url": "http://a/", "postData": {"text": "", "_file": "\#(index).bin"}"#)
    }
    var replay = HARReplay(try file(posts))
    #expect(next(&replay, "http://a/", method: "POST", body: "file 1.bin") == "2")
  }

  @Test func theRangeChoosesTheResponse() throws {
    func ranged(_ range: String, _ text: String) -> String {
      entry("http://a/", text, status: 206).replacingOccurrences(
        of: #""url":"#, with: #""headers": [{"name": "range", "value": "\#(range)"}], "url":"#)
    }
    var replay = HARReplay(
      try file([
        entry("http://a/", "all"), ranged("bytes=0-1", "al"), ranged("bytes=2-", "l"),
      ]))
    let request = NetworkRequest(
      method: "GET", url: "http://a/", headers: [HTTPField("Range", "bytes=2-")])
    #expect(
      replay.next(for: request)
        == .response(
          NetworkResponse(
            status: 206, headers: [HTTPField("X-A", "1"), HTTPField("Content-Type", "text/plain")],
            body: Data("l".utf8))))
    #expect(next(&replay, "http://a/") == "all")
  }

  /// A browser's cache had the content, which the app's cache doesn't have.
  @Test func aConfirmedContentIsAnsweredWithTheContent() throws {
    var replay = HARReplay(
      try file([
        entry("http://a/", "1"), entry("http://a/", "", status: 304), entry("http://a/", "2"),
        entry("http://b/", "", status: 304),
      ]))
    #expect((0..<3).map { _ in next(&replay, "http://a/") } == ["1", "1", "2"])
    let request = NetworkRequest(method: "GET", url: "http://b/")
    #expect(replay.next(for: request) == .bodyless)
    var conditional = request
    conditional.headers = [HTTPField("if-none-match", "1")]
    guard case .response(let response) = replay.next(for: conditional) else {
      Issue.record("There's no response.")
      return
    }
    #expect(response.status == 304)
  }

  @Test func aBodyThatWasLeftOutIsNotAnEmptyOne() throws {
    let content = #""content": {"mimeType": "text/plain", "size": 3}"#
    let bodyless = """
      {"request": {"method": "GET", "url": "http://a/"}, "response": {"status": 200, \(content)}}
      """
    var replay = HARReplay(try file([bodyless]))
    #expect(replay.next(for: NetworkRequest(method: "GET", url: "http://a/")) == .bodyless)
    #expect(replay.next(for: NetworkRequest(method: "GET", url: "http://b/")) == .missing)
  }

  @Test func filesBesideTheArchiveAreEmbedded() throws {
    let text = entry("http://a/", "", content: #", "_file": "1.bin""#)
    let other = entry("http://b/", "b", method: "POST", body: "x")
    let data = Data(#"{"log": {"entries": [\#(text), \#(other), \#(text)]}}"#.utf8)
    var names: [String] = []
    let whole = try HARFile.embedding(data) {
      names.append($0)
      return Data([1, 0xFF])
    }
    #expect(names == ["1.bin"])
    let entries = try HARFile(whole).entries
    #expect(entries.map(\.response.body) == [Data([1, 0xFF]), Data("b".utf8), Data([1, 0xFF])])
    #expect(entries[1].request.body == Data("x".utf8))
    #expect(try HARFile.embedding(whole, attachment: HARFile.noAttachment) == whole)
  }

  @Test func saysThatAZIPArchiveMustBeUnpacked() {
    #expect { try HARFile(Data("PK\u{3}\u{4}".utf8)) } throws: { "\($0)".contains("unpack it") }
  }

  /// Files with many small parts can need much memory or time, too.
  @Test func archivesHaveLimits() {
    let small = #"{"request": {"method": "GET", "url": "http://a/"}, "response": {"status": 200}}"#
    let deep = String(repeating: "[", count: 100_000)
    for (text, reason) in [
      (
        #"{"log": {"entries": [\#(Array(repeating: small, count: 20_001).joined(separator: ","))]}}"#,
        "more than 20000 entries"
      ),
      (#"{"log": {"entries": [\#(deep)"#, "it isn't valid JSON"),
      (
        #"{"log": {"entries": [{"startedDateTime": "never", "request": {"method": "GET"}}]}}"#,
        "entry 1: it has no “request.url”"
      ),
      (
        #"{"log": {"entries": [\#(small.replacingOccurrences(of: "200", with: "1e99"))]}}"#,
        "entry 1: “response.status”"
      ),
    ] {
      #expect { try HARFile(Data(text.utf8)) } throws: { "\($0)".contains(reason) }
    }
    let body = Data(count: 30_000_000)
    let files = (0..<4).map { entry("http://a/\($0)", "", content: #", "_file": "b""#) }
    let data = Data(#"{"log": {"entries": [\#(files.joined(separator: ","))]}}"#.utf8)
    #expect {
      try HARFile(data) { _ in body }
    } throws: {
      "\($0)" == "entry 4: all bodies up to this one have 120000000 bytes; the limit is 96000000"
    }
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
