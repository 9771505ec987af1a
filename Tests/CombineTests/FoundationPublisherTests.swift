import Combine
import Foundation
import FoundationNetworking
import Testing

struct FoundationPublisherTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  @Test func notificationsArePublishedUntilTheSubscriptionIsCanceled() {
    let sender = NSObject()
    var all: [String] = []
    var own: [String] = []
    let first = center.publisher(for: name)
      .compactMap { $0.userInfo?["text"] as? String }.sink { all.append($0) }
    let second = center.publisher(for: name, object: sender)
      .compactMap { $0.userInfo?["text"] as? String }.sink { own.append($0) }
    center.post(name: name, object: sender, userInfo: ["text": "a"])
    center.post(name: name, object: nil, userInfo: ["text": "b"])
    #expect(all == ["a", "b"])
    #expect(own == ["a"])
    first.cancel()
    center.post(name: name, object: sender, userInfo: ["text": "c"])
    #expect(all == ["a", "b"])
    #expect(own == ["a", "c"])
    second.cancel()
  }

  @Test func notificationPublishersWithTheSameSourceAreEqual() {
    let publisher = NotificationCenter.Publisher(center: center, name: name)
    #expect(publisher == center.publisher(for: name))
    #expect(publisher != center.publisher(for: name, object: NSObject()))
  }

  @Test func valuesAreDecodedAndEncoded() throws {
    let recorder = Recorder<[Int], any Error>()
    Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
      .subscribe(recorder)
    #expect(recorder.values == [[1, 2]])
    let lists = Recorder<[String], any Error>()
    Just(["a"]).encode(encoder: PropertyListEncoder())
      .decode(type: [String].self, decoder: PropertyListDecoder()).subscribe(lists)
    #expect(lists.values == [["a"]])
  }

  @Test func aRequestFailsWithAURLError() async {
    let url = URL(fileURLWithPath: "/nonexistent")
    var code: URLError.Code?
    do {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
    } catch {
      code = (error as? URLError)?.code
    }
    #expect(code != nil)
  }

  @Test func theResponseToARequestIsPublished() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "echo://host/hello"))
    var text: String?
    let texts = session.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }.replaceError(with: "failed").values
    for await value in texts { text = value }
    #expect(text == "/hello")
  }
}

/// Answers each request with its path.
private final class Echo: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(url.path.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
