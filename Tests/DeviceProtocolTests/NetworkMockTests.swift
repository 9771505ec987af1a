import Foundation
import Testing

@testable import DeviceProtocol

/// Responses that take the place of a server's.
struct NetworkMockTests {
  @Test(arguments: [
    ("https://a.example/b", "https://a.example/b", true), ("*/b", "https://a.example/b", true),
    ("https://*/b?*", "https://a.example/c/b?d=e", true), ("*", "", true), ("", "", true),
    ("*/b", "https://a.example/bc", false), ("https://a.example", "https://a.example/", false),
    ("a*b*c", "a-b-b-d", false), ("", "a", false), ("a**", "ab", true),
  ])
  func starsMatchAnything(_ pattern: String, _ url: String, _ matches: Bool) {
    #expect(URLPattern(pattern).matches(url) == matches)
  }

  @Test func theNewestMockThatIsLeftAnswers() {
    var mocks = NetworkMocks()
    let request = NetworkRequest(method: "get", url: "https://a.example/#b")
    for (status, times) in [(200, nil), (500, 1), (404, 0)] as [(Int, Int?)] {
      mocks.add(
        NetworkMock(
          url: URLPattern("https://a.example/"), method: "get",
          response: NetworkResponse(status: status), times: times))
    }
    #expect(mocks.mock(for: request)?.response.status == 500)
    mocks.use(2)
    #expect(mocks.mock(for: request)?.response.status == 200)
    #expect(mocks.mock(for: NetworkRequest(method: "PUT", url: request.url)) == nil)
  }

  /// The device's list can be older than the app's last requests.
  @Test func aNewerListDoesNotForgetUses() {
    var (ofDevice, ofApp) = (NetworkMocks(), NetworkMocks())
    ofDevice.add(NetworkMock(url: URLPattern("*"), response: NetworkResponse(), times: 2))
    ofApp.adopt(ofDevice)
    ofApp.use(1)
    ofApp.adopt(ofDevice)
    #expect(ofApp.all.map(\.uses) == [1])
    ofDevice.use(1)
    ofDevice.use(1)
    ofApp.adopt(ofDevice)
    #expect(ofApp.all.map(\.uses) == [2])
  }

  @Test(arguments: [
    (302, "POST", "GET"), (303, "PUT", "GET"), (307, "POST", "POST"), (301, "HEAD", "HEAD"),
  ])
  func redirectionsKeepTheMethodAsBrowsersDo(_ status: Int, _ method: String, _ next: String) {
    let request = NetworkRequest(method: method, url: "https://a.example/b/c", body: Data([1]))
    let response = NetworkResponse(status: status, headers: [HTTPField("location", "../d")])
    let redirected = request.redirected(by: response)
    #expect(redirected?.method == next && redirected?.url == "https://a.example/d")
    #expect(redirected?.body == (next == "POST" ? Data([1]) : method == "HEAD" ? Data([1]) : nil))
    #expect(request.redirected(by: NetworkResponse(status: status)) == nil)
  }

  @Test func launchArgumentsHaveMocks() throws {
    let name = NetworkMock.launchArgument
    let mocks = try NetworkMock.all(
      in: [
        "app", name, #"{"url": "*/a", "json": [1], "delay": 500, "times": 2}"#, "-other", name,
        #"[{"url": "*/b", "method": "post", "status": 404, "body": "No", "headers": {"A": "1"}}]"#,
      ])
    #expect(mocks.map(\.url.description) == ["*/a", "*/b"])
    #expect(mocks[0].response.body == Data("[1]".utf8))
    #expect(mocks[0].delay == 0.5 && mocks[0].times == 2)
    #expect(mocks[1].method == "POST" && mocks[1].response.status == 404)
    #expect(mocks[1].response.headers.value(of: "content-type") == "text/plain; charset=utf-8")
  }

  @Test(arguments: [
    ("x", "a JSON object"), ("{}", "“url”"),
    (#"{"url": 1}"#, "“url” has a value of the wrong type"),
    (#"{"url": "*", "code": 1}"#, "no option “code”"), (#"{"url": "*", "status": 9}"#, "“status”"),
    (#"{"url": "*", "times": -1}"#, "“times” must be at least 0"),
    (
      #"{"url": "*", "headers": {"A": "\#(String(repeating: "a", count: 200_000))"}}"#,
      "length of a header field"
    ),
    ("[" + Array(repeating: #"{"url": "*"}"#, count: 1001).joined(separator: ",") + "]", "1001"),
  ])
  func saysWhatIsWrongWithAnArgument(_ text: String, _ reason: String) {
    #expect {
      try NetworkMock.all(in: [NetworkMock.launchArgument, text])
    } throws: {
      "\($0)".contains(reason)
    }
  }
}
