import Foundation
import Testing

@testable import BuildWork

/// The answers of a server to URL sessions' requests, which Foundation on Linux passes on in
/// another way.
struct ServerAnswerTests {
  /// A server on the loopback interface.
  private static let server = """
    import Foundation
    final class Server: Sendable {
      let port: UInt16
      /// - Parameter answer: Returns the answer to the head of a request.
      init(_ answer: @escaping @Sendable (String) -> String) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            _ = bind(listener, $0, size)
            _ = listen(listener, 8)
            _ = getsockname(listener, $0, &size)
          }
        }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
          while true {
            let connection = accept(listener, nil, nil)
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = recv(connection, &bytes, bytes.count, 0)
            let text = answer(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
            _ = text.withCString { send(connection, $0, text.utf8.count, 0) }
            close(connection)
          }
        }
      }
      static func answer(_ status: String, _ fields: [String], _ body: String) -> String {
        (["HTTP/1.1 \\(status)", "Content-Length: \\(body.utf8.count)", "Connection: close"] + fields)
          .joined(separator: "\\r\\n") + "\\r\\n\\r\\n" + body
      }
    }
    """

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
      """, with: ["Server.swift": Self.server, "Receiver.swift": Self.receiver])
    #expect(lines == ["200 welcome true", "401 refused true"])
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
      """, with: ["Server.swift": Self.server])
    #expect(
      lines == [
        "a b.txt", "red.jpg", "red.png", "127.0.0.1.png", "list.json list.jpeg list", "ä.csv",
        "a.csv list", "list.html",
      ])
  }
}
