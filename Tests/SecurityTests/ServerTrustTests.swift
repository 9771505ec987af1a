import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import Security

/// The trust in servers, which URL sessions ask their delegates about.
struct ServerTrustTests {
  /// A closure that answers a challenge.
  typealias Answer =
    @Sendable (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// What delegates have in common: they count the questions.
  class Delegate: NSObject, @unchecked Sendable {
    let answer: Answer
    let count = Mutex(0)

    init(_ answer: @escaping Answer) { self.answer = answer }

    func reply(
      to challenge: URLAuthenticationChallenge,
      _ handler: (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      if challenge.protectionSpace.serverTrust != nil { count.withLock { $0 += 1 } }
      let (disposition, credential) = answer(challenge)
      handler(disposition, credential)
    }
  }

  final class SessionDelegate: Delegate, URLSessionDelegate, SessionChallengeObserver,
    @unchecked Sendable
  {
    func urlSession(
      _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { reply(to: challenge, completionHandler) }
  }

  final class TaskDelegate: Delegate, URLSessionTaskDelegate, TaskChallengeObserver,
    @unchecked Sendable
  {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { reply(to: challenge, completionHandler) }
  }

  /// A delegate that refuses redirections.
  final class StayingDelegate: Delegate, URLSessionTaskDelegate, TaskChallengeObserver,
    @unchecked Sendable
  {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { reply(to: challenge, completionHandler) }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }
  }

  /// A delegate that doesn't answer challenges.
  final class OtherDelegate: NSObject, URLSessionTaskDelegate {}

  private static let accept: Answer = { challenge in
    (.useCredential, challenge.protectionSpace.serverTrust.map(URLCredential.init(trust:)))
  }

  /// Returns an answer that accepts only a certificate.
  private static func pin(_ certificate: Data) -> Answer {
    { challenge in
      let chain = challenge.protectionSpace.serverTrust.flatMap(SecTrustCopyCertificateChain)
      let isPinned = (chain as? [SecCertificate])?.first?.der == certificate
      return isPinned ? accept(challenge) : (.cancelAuthenticationChallenge, nil)
    }
  }

  private func session(_ delegate: (any URLSessionDelegate)?) -> URLSession {
    URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
  }

  private func text(_ url: URL, _ session: URLSession) async throws -> String {
    String(decoding: try await session.data(from: url).0, as: UTF8.self)
  }

  private func code(_ url: URL, _ session: URLSession) async -> URLError.Code? {
    do {
      _ = try await session.data(from: url)
      return nil
    } catch {
      return (error as? URLError)?.code
    }
  }

  @Test func aDelegateCanAcceptAServerThatSignedItsCertificateItself() async throws {
    let server = try TestServer.first.get()
    let delegate = SessionDelegate(Self.accept)
    let session = session(delegate)
    #expect(try await text(server.url(), session) == "/hello")
    #expect(try await text(server.url("/again"), session) == "/again")
    #expect(delegate.count.withLock { $0 } == 1)
  }

  @Test func aDelegateCanAcceptAServerOfAnotherName() async throws {
    let server = try TestServer.renamed.get()
    #expect(try await text(server.url(), session(TaskDelegate(Self.accept))) == "/hello")
  }

  @Test func aPinnedCertificateIsTheOnlyOneThatIsAccepted() async throws {
    let (server, other) = (try TestServer.first.get(), try TestServer.second.get())
    let delegate = TaskDelegate(Self.pin(server.certificate))
    let session = session(delegate)
    #expect(try await text(server.url(), session) == "/hello")
    #expect(await code(try other.url(), session) == .cancelled)
    #expect(delegate.count.withLock { $0 } == 2)
  }

  @Test func aCertificateThatIsntTrustedFailsByDefault() async throws {
    let server = try TestServer.first.get()
    for disposition in [
      URLSession.AuthChallengeDisposition.performDefaultHandling, .rejectProtectionSpace,
    ] {
      let session = session(SessionDelegate { _ in (disposition, nil) })
      do {
        _ = try await session.data(from: server.url())
        Issue.record("The server isn't trusted.")
      } catch let error as URLError {
        #expect(error.code == .serverCertificateUntrusted)
        #expect(error.errorUserInfo[NSURLErrorFailingURLPeerTrustErrorKey] is SecTrust)
        #expect(error.localizedDescription.contains("pretending to be “localhost”"))
        #expect(error.failingURL == (try server.url()))
      }
    }
  }

  @Test func anExpiredCertificateHasItsOwnError() async throws {
    let server = try TestServer.first.get()
    let root = try #require(SecCertificate(der: server.certificate))
    for (date, expected) in [
      (5_000_000_000.0, URLError.Code.serverCertificateHasBadDate),
      (0, .serverCertificateNotYetValid),
    ] {
      let delegate = SessionDelegate { challenge in
        if let trust = challenge.protectionSpace.serverTrust {
          SecTrustSetAnchorCertificates(trust, [root] as CFArray)
          SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: date) as CFDate)
        }
        return (.performDefaultHandling, nil)
      }
      #expect(await code(try server.url(), session(delegate)) == expected)
    }
  }

  @Test func anAnchorOfTheAppIsTrustedByDefault() async throws {
    let server = try TestServer.first.get()
    let root = try #require(SecCertificate(der: server.certificate))
    let delegate = SessionDelegate { challenge in
      challenge.protectionSpace.serverTrust.map {
        _ = SecTrustSetAnchorCertificates($0, [root] as CFArray)
      }
      return (.performDefaultHandling, nil)
    }
    #expect(try await text(server.url(), session(delegate)) == "/hello")
  }

  @Test func theDelegateOfATaskIsAsked() async throws {
    let server = try TestServer.first.get()
    let delegate = TaskDelegate(Self.accept)
    let session = session(OtherDelegate())
    #expect(await code(try server.url(), session) != nil)
    let task = session.dataTask(with: try server.url())
    task.delegate = delegate
    task.resume()
    try await waitUntil { task.state == .completed }
    #expect((task.response as? HTTPURLResponse)?.statusCode == 200)
    #expect(delegate.count.withLock { $0 } == 1)
  }

  @Test func passwordsAreAskedForAfterTheServerIsAccepted() async throws {
    let server = try TestServer.first.get()
    let delegate = TaskDelegate { challenge in
      challenge.protectionSpace.serverTrust == nil
        ? (.useCredential, URLCredential(user: "a", password: "b", persistence: .none))
        : Self.accept(challenge)
    }
    #expect(try await text(server.url("/secret"), session(delegate)) == "/secret")
  }

  @Test func aRedirectionAsksAboutTheOtherServer() async throws {
    let (server, other) = (try TestServer.first.get(), try TestServer.second.get())
    let url = try server.url("/to?" + other.url().absoluteString)
    let accepting = TaskDelegate(Self.accept)
    #expect(try await text(url, session(accepting)) == "/hello")
    #expect(accepting.count.withLock { $0 } == 2)
    let pinning = SessionDelegate(Self.pin(server.certificate))
    #expect(await code(url, session(pinning)) == .cancelled)
    #expect(pinning.count.withLock { $0 } == 2)
    let known = TaskDelegate(Self.accept)
    let session = session(known)
    _ = try await text(other.url(), session)
    #expect(try await text(url, session) == "/hello")
    #expect(known.count.withLock { $0 } == 2)
  }

  @Test func aRedirectionThatTheDelegateRefusesAsksNothing() async throws {
    let (server, other) = (try TestServer.first.get(), try TestServer.second.get())
    let delegate = StayingDelegate(Self.accept)
    let url = try server.url("/to?" + other.url().absoluteString)
    let response = try await session(delegate).data(from: url).1
    #expect((response as? HTTPURLResponse)?.statusCode == 302)
    #expect(delegate.count.withLock { $0 } == 1)
  }

  @Test func aServerThatCantBeReachedHasItsOwnError() async throws {
    let closed = try #require(URL(string: "https://localhost:9/"))
    let delegate = TaskDelegate(Self.accept)
    #expect(await code(closed, session(delegate)) == .cannotConnectToHost)
    #expect(delegate.count.withLock { $0 } == 0)
  }

  private func waitUntil(_ isOver: () -> Bool) async throws {
    for _ in 0..<1_000 where !isOver() { try await Task.sleep(for: .milliseconds(10)) }
  }
}
