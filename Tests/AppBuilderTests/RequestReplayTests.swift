import Foundation
import TestSupport
import Testing

/// Requests of URL sessions that receive responses from an archive.
struct RequestReplayTests {
  /// Returns an entry of an archive as JSON.
  private static func entry(
    _ path: String, _ status: Int, _ headers: [String: String] = [:], _ text: String = ""
  ) -> String {
    let fields = headers.map { #"{"name": "\#($0.key)", "value": "\#($0.value)"}"# }
    return """
      {"request": {"method": "GET", "url": "http://a.example\(path)"},
       "response": {"status": \(status), "headers": [\(fields.joined(separator: ", "))],
                    "content": {"text": "\(text)"}}}
      """
  }

  private static let entries = [
    entry(
      "/login", 302,
      [
        "location": "/home",
        "set-cookie": "user=1; Path=/; Expires=Wed, 21 Oct 2037 07:28:00 GMT, theme=dark; Path=/",
      ]),
    entry("/home", 200, [:], "home"),
    entry("/secret", 401, ["WWW-Authenticate": #"Basic realm=\"Docs\""#], "password?"),
    entry("/secret", 200, [:], "secret"),
    entry(
      "/locked", 401, ["WWW-Authenticate": #"Digest realm=\"Docs\", nonce=\"1\""#], "locked"),
    entry("/bearer", 401, ["WWW-Authenticate": #"Bearer error=\"none\""#], "no token"),
    entry("/file", 200, [:], "abcdef"), entry("/loop", 302, ["Location": "/loop"]),
    entry("/away", 302, ["Location": "/nowhere"]),
  ]

  /// A delegate that prints its calls.
  private static let delegate = """
    import Foundation
    final class Delegate: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
      let follows: Bool
      let ended = DispatchSemaphore(value: 0)
      init(follows: Bool) { self.follows = follows }
      func urlSession(
        _ session: URLSession, task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
      ) {
        print("redirection", response.statusCode, request.url!.path)
        completionHandler(follows ? request : nil)
      }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) {
        print("challenge", challenge.protectionSpace.realm ?? "-", challenge.previousFailureCount)
        guard challenge.previousFailureCount == 0 else {
          return completionHandler(.performDefaultHandling, nil)
        }
        completionHandler(
          .useCredential, URLCredential(user: "a", password: "b", persistence: .none))
      }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytes: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
      ) { print("wrote", bytes, totalBytesWritten, totalBytesExpectedToWrite) }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask,
        didFinishDownloadingTo location: URL
      ) { print("downloaded", (try? String(contentsOf: location, encoding: .utf8)) ?? "-") }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
      ) {
        print("ended", error == nil)
        ended.signal()
      }
    }
    @MainActor final class ActorDelegate: NSObject, URLSessionTaskDelegate {
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
      ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        print("asynchronous challenge", challenge.protectionSpace.realm ?? "-")
        return (.useCredential, URLCredential(user: "a", password: "b", persistence: .none))
      }
    }
    func load(_ path: String, _ session: URLSession) {
      let ended = DispatchSemaphore(value: 0)
      session.dataTask(with: URL(string: "http://a.example" + path)!) { data, response, error in
        let response = response as? HTTPURLResponse
        let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "-"
        print(
          path, response?.statusCode ?? (error as? URLError)?.errorCode ?? 0, text,
          response?.url?.path ?? "-")
        ended.signal()
      }.resume()
      if ended.wait(timeout: .now() + 20) == .timedOut { print(path, "timeout") }
    }
    """

  private func run(_ statements: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    let archive = folder.file("a.har")
    let text = #"{"log": {"entries": [\#(Self.entries.joined(separator: ","))]}}"#
    try Data(text.utf8).write(to: archive)
    return try await AppFixture.run(
      """
        setenv("QUINCE_REPLAYED_NETWORK", "\(archive.path)", 1)
        setenv("QUINCE_NO_NETWORK", "1", 1)
      \(statements)
      """, with: ["Delegate.swift": Self.delegate])
  }

  @Test func redirectionsPasswordsAndDownloadsAreTheDelegates() async throws {
    let lines = try await run(
      """
        let plain = URLSession(configuration: .ephemeral)
        load("/login", plain)
        let cookies = plain.configuration.httpCookieStorage?.cookies ?? []
        print(cookies.map(\\.name).sorted())
        for path in ["/secret", "/bearer", "/locked", "/loop"] { load(path, plain) }
        let delegate = Delegate(follows: true)
        let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
        load("/login", session)
        load("/locked", session)
        session.downloadTask(with: URL(string: "http://a.example/file")!).resume()
        delegate.ended.wait()
        let staying = Delegate(follows: false)
        load("/away", URLSession(configuration: .default, delegate: staying, delegateQueue: nil))
      """)
    #expect(
      lines == [
        "/login 200 home /home", #"["theme", "user"]"#, "/secret 401 password? /secret",
        "/bearer 401 no token /bearer", "/locked 401 locked /locked", "/loop -1007 - -",
        "redirection 302 /home", "/login 200 home /home", "challenge Docs 0", "challenge Docs 1",
        "/locked 401 locked /locked", "wrote 6 6 6", "downloaded abcdef", "ended true",
        "redirection 302 /nowhere", "/away 302  /away",
      ])
  }

  @Test func aPasswordReceivesTheNextResponse() async throws {
    let lines = try await run(
      """
        let session = URLSession(
          configuration: .default, delegate: Delegate(follows: true), delegateQueue: nil)
        load("/secret", session)
      """)
    #expect(lines == ["challenge Docs 0", "/secret 200 secret /secret"])
  }

  @Test func asynchronousMethodsOfDelegatesAnswerChallenges() async throws {
    let lines = try await run(
      """
        let delegate = ActorDelegate()
        let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
        let task = session.dataTask(with: URL(string: "http://a.example/secret")!)
        task.resume()
        while task.state == .running { RunLoop.main.run(until: Date() + 0.01) }
        print((task.response as? HTTPURLResponse)?.statusCode ?? 0)
        print(delegate is any UIKit.TaskChallengeObserver)
        print(delegate is any UIKit.SessionChallengeObserver)
        print(Delegate(follows: true) is any UIKit.TaskChallengeObserver)
      """)
    #expect(lines == ["asynchronous challenge Docs", "200", "true", "false", "true"])
  }
}
