import Foundation
import Testing

@testable import BuildWork

/// Requests of URL sessions while the device has no network.
struct OfflineRequestTests {
  /// A file that sends requests in every way, and counts their outcomes.
  private static let outcomes = """
    import Foundation
    final class Outcomes: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate,
      @unchecked Sendable
    {
      private let lock = NSLock()
      private let group = DispatchGroup()
      private var codes: [Int] = []
      private func note(_ error: (any Error)?) {
        lock.withLock { codes.append((error as? URLError)?.errorCode ?? 0) }
        group.leave()
      }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
      ) { note(error) }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
      ) {}
      func send(_ address: String, by session: URLSession) {
        let url = URL(string: address)!
        var post = URLRequest(url: url)
        post.httpMethod = "POST"
        let request = post
        for _ in 0..<4 { group.enter() }
        session.dataTask(with: url) { _, _, error in self.note(error) }.resume()
        session.uploadTask(with: post, from: Data([1])) { _, _, error in
          self.note(error)
        }.resume()
        later { _ = try await session.data(from: url) }
        later { _ = try await session.upload(for: request, from: Data([1])) }
      }
      func download(_ address: String, by session: URLSession) {
        let url = URL(string: address)!
        for _ in 0..<2 { group.enter() }
        session.downloadTask(with: url) { _, _, error in self.note(error) }.resume()
        later { _ = try await session.download(from: url) }
      }
      func sendToDelegate(_ address: String) {
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
        let url = URL(string: address)!
        for _ in 0..<2 { group.enter() }
        session.dataTask(with: url).resume()
        session.downloadTask(with: url).resume()
      }
      private func later(_ send: @escaping @Sendable () async throws -> Void) {
        Task.detached {
          do {
            try await send()
            self.note(nil)
          } catch {
            self.note(error)
          }
        }
      }
      /// Waits for all requests, and returns how many had each code.
      func wait() -> String {
        let isOver = group.wait(timeout: .now() + 20) == .success
        var counts: [Int: Int] = [:]
        for code in lock.withLock({ codes }) { counts[code, default: 0] += 1 }
        let words = counts.sorted { $0.key < $1.key }.map { "\\($0.value) × \\($0.key)" }
        return (isOver ? words : ["timeout"] + words).joined(separator: ", ")
      }
    }
    """

  /// A file with a class that answers requests without a server, and with code that other modules
  /// can inline.
  private static let sessions = """
    import Foundation
    final class Mock: URLProtocol {
      override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "mock" }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        let response = HTTPURLResponse(
          url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data([1]))
        client?.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }
    public func makeSession(_ configuration: URLSessionConfiguration = .default) -> URLSession {
      URLSession(configuration: configuration)
    }
    @inlinable public func makeEphemeralSession() -> URLSession {
      URLSession(configuration: .ephemeral)
    }
    """

  private static let files = ["Outcomes.swift": outcomes, "Sessions.swift": sessions]

  @Test func everyRequestFailsAtOnce() async throws {
    let lines = try await AppFixture.run(
      """
        setenv("QUINCE_NO_NETWORK", "1", 1)
        let addresses = [
          "http://example.com", "https://192.0.2.1", "http://[2001:db8::1]/a", "http://[::1]:9",
          "http://localhost:9", "http://127.0.0.1:9",
        ]
        for session in [URLSession.shared, makeSession(), makeEphemeralSession()] {
          let outcomes = Outcomes()
          for address in addresses {
            outcomes.send(address, by: session)
            outcomes.download(address, by: session)
          }
          print(outcomes.wait())
        }
        let outcomes = Outcomes()
        for address in addresses { outcomes.sendToDelegate(address) }
        print(outcomes.wait())
        let error = OfflineRequests.failure(of: URL(string: addresses[0]))
        print(error.localizedDescription, error.failingURL?.absoluteString ?? "-")
      """, with: Self.files)
    #expect(
      lines == [
        "36 × -1009", "36 × -1009", "36 × -1009", "12 × -1009",
        "The Internet connection appears to be offline. http://example.com",
      ])
  }

  /// The classes that tests register to answer requests don't need a network.
  @Test func theAppsOwnLoadersStillWork() async throws {
    let lines = try await AppFixture.run(
      """
        setenv("QUINCE_NO_NETWORK", "1", 1)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Mock.self]
        URLProtocol.registerClass(Mock.self)
        for session in [URLSession.shared, makeSession(configuration)] {
          let outcomes = Outcomes()
          outcomes.send("http://mock", by: session)
          print(outcomes.wait())
        }
        URLProtocol.unregisterClass(Mock.self)
        print(OfflineRequests.ownLoaders.contains { $0 == Mock.self })
      """, with: Self.files)
    #expect(lines == ["4 × 0", "4 × 0", "false"])
  }

  /// A server in the app, such as one that a test starts, can be reached without a network.
  @Test func aServerInTheAppNeedsNoNetwork() async throws {
    let lines = try await AppFixture.run(
      """
        setenv("QUINCE_NO_NETWORK", "1", 1)
        let server = LoopbackSocket()
        func fail(_ hosts: [String]) -> [Bool] {
          hosts.map { OfflineRequests.fails(URL(string: "http://\\($0):\\(server.port)")) }
        }
        print(fail(["localhost", "127.0.0.1", "192.0.2.1"]))
        close(server.descriptor)
        print(fail(["localhost", "127.0.0.1"]))
      """, with: ["Server.swift": ServerFixture.code])
    #expect(lines == ["[false, false, true]", "[true, true]"])
  }

  @Test(arguments: [
    ("let session = URLSession.shared", true), ("let folder = FileManager.default", false),
    ("@testable import App\nlet client = Client(configuration: .ephemeral)", true),
    ("extension URLSessionConfiguration { static var ephemeral: Int { 1 } }", false),
    ("class Loader: URLProtocol { override class func registerClass(_ it: AnyClass) {} }", false),
  ])
  func aModuleThatUsesSessionsNeedsTheReplacements(_ code: String, _ isNeeded: Bool) {
    let file = SourceFile(URL(fileURLWithPath: "/File.swift"), index: 0, bytes: Array(code.utf8))
    let conditions = BuildConditions(names: [], swiftVersion: "5", canImport: { _ in false })
    let index = DeclarationIndex(files: [file], conditions: conditions, watch: SourceWatch())
    #expect(OfflineSupplement.isNeeded(by: [file], with: index) == isNeeded)
  }

  @Test func aDeviceWithANetworkUsesIt() async throws {
    let lines = try await AppFixture.run(
      """
        unsetenv("QUINCE_NO_NETWORK")
        print(OfflineRequests.isOffline, OfflineRequests.fails(URL(string: "http://example.com")))
      """, with: [:])
    #expect(lines == ["false false"])
  }
}
