import Foundation
import Testing

@testable import BuildWork

/// The answers of a server to URL sessions' requests, which Foundation on Linux passes on in
/// another way.
struct ServerAnswerTests {
  private static let receiver = """
    import Foundation
    final class Receiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
      let ended = DispatchSemaphore(value: 0)
      private var body = Data()
      func load(_ url: URL) {
        body = Data()
        let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
        session.dataTask(with: url).resume()
        ended.wait()
        session.finishTasksAndInvalidate()
      }
      /// Has the same name as the next method, but isn't the delegate's.
      func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
      ) {}
      func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        body.append(data)
      }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) {
        completionHandler(.useCredential, URLCredential(user: "a", password: "b", persistence: .none))
      }
      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
        print(status, String(decoding: body, as: UTF8.self), error == nil)
        ended.signal()
      }
    }
    """

  @Test func aDelegateReceivesTheBodyOfARefusalOnlyIfNoPasswordIsAsked() async throws {
    let lines = try await AppFixture.run(
      """
        let server = Server { request in
          request.contains("Authorization: Basic \\(Data("a:b".utf8).base64EncodedString())")
            ? Server.answer("200 OK", [], "welcome")
            : Server.answer(
              "401 Unauthorized", [request.contains("/plain") ? "X-A: b" : "WWW-Authenticate: Basic realm=\\"A\\""],
              "refused")
        }
        let url = URL(string: "http://127.0.0.1:\\(server.port)/secret")!
        let receiver = Receiver()
        receiver.load(url)
        receiver.load(url.deletingLastPathComponent().appendingPathComponent("plain"))
      """, with: ["Server.swift": ServerFixture.code, "Receiver.swift": Self.receiver])
    #expect(lines == ["200 welcome true", "401 refused true"])
  }

  /// A delegate that answers questions for passwords, and prints its calls.
  private static let owner = """
    import Foundation
    final class Owner: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
      typealias Answer = (URLSession.AuthChallengeDisposition, URLCredential?)
      let ended = DispatchSemaphore(value: 0)
      private let answers: [Answer]
      init(_ answers: Answer...) { self.answers = answers }
      func load(
        _ url: URL, _ configuration: URLSessionConfiguration = .ephemeral, downloads: Bool = false,
        repeats: Bool = true
      ) {
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        (downloads ? session.downloadTask(with: url) : session.dataTask(with: url)).resume()
        if ended.wait(timeout: .now() + 10) == .timedOut { print("endless") }
        guard !downloads, repeats else { return }
        session.dataTask(with: url) { data, response, error in
          let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "-"
          print("handler", text, (response as? HTTPURLResponse)?.statusCode ?? 0, (error as? URLError)?.errorCode ?? 0)
          self.ended.signal()
        }.resume()
        if ended.wait(timeout: .now() + 10) == .timedOut { print("endless") }
        session.finishTasksAndInvalidate()
      }
      func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
      ) {
        let count = challenge.previousFailureCount
        print("question", challenge.protectionSpace.realm ?? "-", count, challenge.proposedCredential?.user ?? "-")
        let answer = answers[min(count, answers.count - 1)]
        completionHandler(answer.0, answer.1)
      }
      func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
      ) {
        let response = response as! HTTPURLResponse
        print("response", response.statusCode, response.value(forHTTPHeaderField: "WWW-Authenticate") ?? "-")
        completionHandler(.allow)
      }
      func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        print("data", String(decoding: data, as: UTF8.self))
      }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
      ) { print("file", (try? String(contentsOf: location, encoding: .utf8)) ?? "-") }
      func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        print("end", (error as? URLError)?.errorCode ?? 0)
        ended.signal()
      }
    }
    final class Storage: URLCredentialStorage, @unchecked Sendable {
      override func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
        space.realm == "A" && space.authenticationMethod == NSURLAuthenticationMethodHTTPBasic ? good : nil
      }
    }
    let good = URLCredential(user: "a", password: "b", persistence: .forSession)
    let bad = URLCredential(user: "a", password: "x", persistence: .none)
    func start(_ scheme: String = "Basic") -> URL {
      let server = Server { request in
        request.contains("Authorization: Basic \\(Data("a:b".utf8).base64EncodedString())")
          ? Server.answer("200 OK", [], "welcome")
          : Server.answer("401 Unauthorized", ["WWW-Authenticate: \\(scheme) realm=\\"A\\""], "refused")
      }
      return URL(string: "http://127.0.0.1:\\(server.port)/secret")!
    }
    """

  private func run(_ statements: String, _ more: String = "") async throws -> [String] {
    try await AppFixture.run(
      statements,
      with: [
        "Server.swift": ServerFixture.code, "Owner.swift": Self.owner,
        "More.swift": "import Foundation\n" + more,
      ])
  }

  @Test func aTaskEndsWithTheResponseIfNoPasswordIsSent() async throws {
    let refused = [
      #"response 401 Basic realm="A""#, "data refused", "end 0",
    ]
    let lines = try await run(
      """
        let url = start()
        Owner((.performDefaultHandling, nil)).load(url)
        Owner((.rejectProtectionSpace, nil)).load(url)
        Owner((.useCredential, bad), (.performDefaultHandling, nil)).load(url)
        Owner((.performDefaultHandling, nil)).load(url, downloads: true)
      """)
    let first = ["question A 0 -"]
    let twice = ["question A 0 -", "question A 1 -"]
    #expect(
      lines == first + refused + first + ["handler refused 401 0"]
        + first + refused + first + ["handler refused 401 0"]
        + twice + refused + twice + ["handler refused 401 0"]
        + first + ["file refused", "end 0"])
  }

  @Test func aPasswordIsAskedForUntilItsRightOrTheTaskIsCanceled() async throws {
    let lines = try await run(
      """
        let url = start()
        Owner((.useCredential, bad), (.useCredential, bad), (.useCredential, good)).load(url)
        Owner((.useCredential, bad), (.cancelAuthenticationChallenge, nil)).load(url)
      """)
    let questions = ["question A 0 -", "question A 1 -"]
    #expect(
      lines == questions + ["question A 2 -", "response 200 -", "data welcome", "end 0"]
        + ["question A 0 a", "question A 1 -", "question A 2 -", "handler welcome 200 0"]
        + questions + ["end -999"] + questions + ["handler - 0 -999"])
  }

  @Test func aStoredPasswordIsSentByDefault() async throws {
    let lines = try await run(
      """
        let url = start("Negotiate, Basic")
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCredentialStorage = Storage()
        Owner((.performDefaultHandling, nil)).load(url, configuration)
      """)
    #expect(
      lines == [
        "question A 0 a", "response 200 -", "data welcome", "end 0", "question A 0 a",
        "handler welcome 200 0",
      ])
  }

  @Test func aPasswordInAStorageIsFound() async throws {
    let lines = try await run(
      """
        let url = start()
        let space = URLProtectionSpace(
          host: url.host!, port: url.port!, protocol: NSURLProtectionSpaceHTTP, realm: "A",
          authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        let other = URLProtectionSpace(
          host: url.host!, port: 1, protocol: space.protocol, realm: "A",
          authenticationMethod: NSURLAuthenticationMethodDefault)
        let configuration = URLSessionConfiguration.ephemeral
        let storage = configuration.urlCredentialStorage!
        storage.set(good, for: space)
        storage.set(bad, for: other)
        print(space.protocol!, space == other, space.copy() as! URLProtectionSpace == space)
        print(storage.credentials(for: space) ?? [:] == ["a": good])
        URLSession(configuration: configuration).dataTask(with: url) { data, _, _ in
          print("handler", String(decoding: data ?? Data(), as: UTF8.self))
          ended.signal()
        }.resume()
        if ended.wait(timeout: .now() + 10) == .timedOut { print("endless") }
        Owner((.performDefaultHandling, nil)).load(url, configuration, repeats: false)
        storage.remove(good, for: space)
        Owner((.performDefaultHandling, nil)).load(url, configuration, repeats: false)
      """, "let ended = DispatchSemaphore(value: 0)")
    #expect(
      lines == [
        "http false true", "true", "handler welcome", "question A 0 a", "response 200 -",
        "data welcome", "end 0", "question A 0 -", #"response 401 Basic realm="A""#, "data refused",
        "end 0",
      ])
  }

  @Test func passwordsAreSentAsDigests() async throws {
    let server = try PasswordServer()
    let lines = try await run(
      """
        for query in ["", "?algorithm=SHA-256&both", "?algorithm=MD5-sess", "?stale"] {
          let url = URL(string: "\\(address)/dir%20a/\\(query)")!
          Owner((.useCredential, bad), (.useCredential, good)).load(url, repeats: false)
        }
        let url = URL(string: "\\(address)/moved")!
        Owner((.useCredential, good)).load(url, repeats: false)
        Owner((.useCredential, good)).load(url.deletingLastPathComponent(), downloads: true)
        var post = URLRequest(url: url.deletingLastPathComponent())
        (post.httpMethod, post.httpBody) = ("POST", Data("posted".utf8))
        let owner = Owner((.useCredential, good))
        let session = URLSession(configuration: .ephemeral, delegate: owner, delegateQueue: nil)
        session.dataTask(with: post).resume()
        if owner.ended.wait(timeout: .now() + 10) == .timedOut { print("endless") }
      """, #"let address = "\#(server.address)""#)
    let question = #"question The "A" 0 -"#
    let both = [question, #"question The "A" 1 -"#, "response 200 -", "data welcome ", "end 0"]
    let once = [question, "response 200 -"]
    #expect(
      lines == both + both + both + both + once + ["data next False", "end 0", question]
        + ["file welcome ", "end 0"] + once + ["data welcome posted", "end 0"])
  }

  @Test func digestsAreSentForStoredPasswords() async throws {
    let server = try PasswordServer()
    let lines = try await run(
      """
        let url = URL(string: address)!
        let space = URLProtectionSpace(
          host: url.host!, port: url.port!, protocol: NSURLProtectionSpaceHTTP, realm: "The \\"A\\"",
          authenticationMethod: NSURLAuthenticationMethodHTTPDigest)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCredentialStorage!.setDefaultCredential(good, for: space)
        Owner((.performDefaultHandling, nil)).load(url, configuration)
        let question = URL(string: "\\(address)/?qop=auth-int")!
        Owner((.useCredential, good)).load(question, repeats: false)
      """, #"let address = "\#(server.address)""#)
    let question = #"question The "A" 0 a"#
    #expect(
      lines.dropLast(3) == [
        question, "response 200 -", "data welcome ", "end 0", question, "handler welcome  200 0",
      ])
    // Digests of bodies aren't supported, as on iOS.
    #expect(lines.suffix(2) == ["data refused", "end 0"])
  }

  @Test func anOwnLoadersRefusalEndsTheTask() async throws {
    let lines = try await run(
      """
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Loader.self]
        let url = URL(string: "http://own.example/refused")!
        Owner((.performDefaultHandling, nil)).load(url, configuration)
        let answers: [Owner.Answer] = [
          (.useCredential, good), (.performDefaultHandling, nil), (.rejectProtectionSpace, nil),
          (.cancelAuthenticationChallenge, nil),
        ]
        for answer in answers {
          Owner(answer).load(url.deletingLastPathComponent(), configuration, repeats: false)
        }
      """,
      """
      final class Loader: URLProtocol, URLAuthenticationChallengeSender {
        override class func canInit(with request: URLRequest) -> Bool {
          request.url?.host == "own.example"
        }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
          guard request.url?.path != "/refused" else { return finish("refused") }
          let space = URLProtectionSpace(
            host: "own.example", port: 80, protocol: "http", realm: "B", authenticationMethod: "Own")
          client?.urlProtocol(
            self,
            didReceive: URLAuthenticationChallenge(
              protectionSpace: space, proposedCredential: nil, previousFailureCount: 0,
              failureResponse: nil, error: nil, sender: self))
        }
        override func stopLoading() {}
        private func finish(_ text: String) {
          let response = HTTPURLResponse(
            url: request.url!, statusCode: text == "refused" ? 401 : 200, httpVersion: nil,
            headerFields: ["WWW-Authenticate": "Basic realm=\\"A\\""])!
          client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
          client?.urlProtocol(self, didLoad: Data(text.utf8))
          client?.urlProtocolDidFinishLoading(self)
        }
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {
          finish("used \\(credential.user!)")
        }
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) { finish("without") }
        func cancel(_ challenge: URLAuthenticationChallenge) { print("canceled") }
        func performDefaultHandling(for challenge: URLAuthenticationChallenge) { finish("default") }
        func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {
          finish("rejected")
        }
      }
      """)
    let ok = #"response 200 Basic realm="A""#
    #expect(
      lines == [
        #"response 401 Basic realm="A""#, "data refused", "end 0", "handler refused 401 0",
        "question B 0 -", ok, "data used a", "end 0", "question B 0 -", ok, "data default", "end 0",
        "question B 0 -", ok, "data rejected", "end 0", "question B 0 -", "canceled", "end -999",
      ])
  }

  @Test func aSessionWithoutADelegateReceivesTheRefusal() async throws {
    let lines = try await run(
      """
        for scheme in ["Basic", "Digest", "Bearer"] {
          let url = start(scheme)
          let ended = DispatchSemaphore(value: 0)
          Task.detached {
            let (data, response) = try await URLSession.shared.data(from: url)
            let text = String(decoding: data, as: UTF8.self)
            print(text, (response as! HTTPURLResponse).statusCode)
            ended.signal()
          }
          if ended.wait(timeout: .now() + 10) == .timedOut { print("endless") }
        }
      """)
    #expect(lines == ["refused 401", "refused 401", "refused 401"])
  }

  @Test func aResponseSuggestsANameForItsFile() async throws {
    let lines = try await AppFixture.run(
      """
        let server = Server { request in
          let path = request.split(separator: " ")[1]
          let name = path.contains("named") ? ["Content-Disposition: attachment; filename=\\"../a b.txt\\""] : []
          return Server.answer("200 OK", ["Content-Type: image/png"] + name, "x")
        }
        let done = DispatchSemaphore(value: 0)
        for path in ["named", "red.jpg", "folder/red", ""] {
          let url = URL(string: "http://127.0.0.1:\\(server.port)/\\(path)")!
          URLSession.shared.dataTask(with: url) { _, response, _ in
            print(response?.suggestedFilename ?? "none")
            done.signal()
          }.resume()
          done.wait()
        }
        let url = URL(string: "http://a.example/list?page=2")!
        func name(_ type: String?, _ disposition: String? = nil) -> String {
          var fields = ["Content-Type": type ?? ""]
          fields["content-disposition"] = disposition
          return HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
            .suggestedFilename ?? "none"
        }
        print(name("application/json"), name("image/jpeg"), name("text/x-unknown"))
        print(name(nil, "attachment; filename*=UTF-8''%C3%A4.csv; filename=a.csv"))
        print(name(nil, "inline; filename=a.csv"), name(nil, "attachment; filename=\\"..\\""))
        print(
          URLResponse(url: url, mimeType: "text/html", expectedContentLength: 1, textEncodingName: nil)
            .suggestedFilename ?? "none")
      """, with: ["Server.swift": ServerFixture.code])
    #expect(
      lines == [
        "a b.txt", "red.jpg", "red.png", "127.0.0.1.png", "list.json list.jpeg list", "ä.csv",
        "a.csv list", "list.html",
      ])
  }
}
