import DeviceProtocol
import Foundation
import Yams

/// The readers of the commands for requests.
extension FlowCommandParser {
  /// The size of the largest file with a response, in bytes.
  private static let largestBody = 16_000_000

  @Sendable static func mockNetwork(_ arguments: Arguments) throws -> FlowCommand {
    let method = try arguments.string("method")
    let (content, type) = try body(arguments)
    let status = try arguments.count("status") ?? 200
    let delay = try arguments.milliseconds("delay") ?? 0
    let times = try arguments.count("times")
    var headers = try arguments.texts("headers").map { HTTPField($0.key, $0.text) }
    // A missing URL is reported only if all other options exist.
    let url = try pattern(arguments)
    guard NetworkResponse.statuses.contains(status) else {
      throw arguments.error(
        "“status” must be from 100 to 599, not \(status)", at: arguments.node("status"))
    }
    if let type, headers.value(of: "Content-Type") == nil {
      headers.append(HTTPField("Content-Type", type))
    }
    return .mockNetwork(
      NetworkMock(
        url: url, method: method,
        response: NetworkResponse(status: status, headers: headers, body: content), delay: delay,
        times: times))
  }

  @Sendable static func assertRequest(_ arguments: Arguments) throws -> FlowCommand {
    if let text = try arguments.wholeText() {
      return .assertRequest(RequestExpectation(url: URLPattern(text)))
    }
    var expectation = RequestExpectation(url: try pattern(arguments))
    expectation.method = try arguments.string("method")?.uppercased()
    expectation.text = try arguments.string("body")
    expectation.json = try arguments.node("json").map { try json(of: $0, arguments) }
    expectation.count = try arguments.count("count")
    return .assertRequest(expectation)
  }

  private static func pattern(_ arguments: Arguments) throws -> URLPattern {
    guard let text = try arguments.string("url") else {
      throw arguments.lacking("url:, such as \"https://example.com/*\"")
    }
    return URLPattern(text)
  }

  /// Returns the body of a response and its type.
  private static func body(_ arguments: Arguments) throws -> (Data, type: String?) {
    let (json, text, path) = (
      arguments.node("json"), try arguments.string("body"), try arguments.string("file")
    )
    switch (json, text, path) {
    case (let json?, nil, nil):
      return (try self.json(of: json, arguments), MediaType.of(fileExtension: "json"))
    case (nil, let text?, nil): return (Data(text.utf8), MediaType.of(fileExtension: "txt"))
    case (nil, nil, let path?):
      let data = try file(at: path, atMost: largestBody, arguments)
      return (data, MediaType.of(fileExtension: URL(fileURLWithPath: path).pathExtension))
    case (nil, nil, nil): return (Data(), nil)
    default: throw arguments.error("“mockNetwork” can have only one of json:, body:, and file:")
    }
  }
}
