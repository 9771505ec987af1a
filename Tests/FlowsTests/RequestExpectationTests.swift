import DeviceProtocol
import Foundation
import Testing

@testable import Flows

/// The requests that a flow expects.
struct RequestExpectationTests {
  private let request = NetworkRequest(
    method: "post", url: "https://example.com/likes#top",
    body: Data(#"{"id": 7, "tags": ["a", "b"], "user": {"name": "Ann", "age": 8}}"#.utf8))

  private func expectation(_ json: String) -> RequestExpectation {
    RequestExpectation(url: URLPattern("*/likes"), json: Data(json.utf8))
  }

  @Test(arguments: [
    #"{"id": 7}"#, #"{"user": {"name": "Ann"}}"#, #"{"tags": ["a", "b"]}"#, "{}",
  ])
  func aBodyContainsMembers(_ json: String) {
    #expect(expectation(json).matches(request))
  }

  @Test(arguments: [
    #"{"id": 8}"#, #"{"user": {"name": "Bob"}}"#, #"{"tags": ["a"]}"#, #"{"none": null}"#, "[]",
  ])
  func aBodyLacksMembers(_ json: String) {
    #expect(!expectation(json).matches(request))
  }

  @Test func theMethodAndTheTextMustMatch() {
    var expectation = RequestExpectation(url: URLPattern("https://example.com/likes"))
    #expect(expectation.matches(request))
    expectation.method = "POST"
    expectation.text = "Ann"
    #expect(expectation.matches(request))
    expectation.text = "Bob"
    #expect(!expectation.matches(request))
    expectation.text = nil
    expectation.method = "GET"
    #expect(!expectation.matches(request))
  }
}
