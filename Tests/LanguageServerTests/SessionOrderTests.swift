import AppBuilder
import Foundation
import TestSupport
import Testing

@testable import LanguageServer

/// The order of requests that the protocol requires.
struct SessionOrderTests {
  @Test(.timeLimit(.minutes(1))) func requestsBeforeAndAfterTheSessionAreRefused() async throws {
    let cache = try TemporaryFolder()
    let (toServer, toEditor) = (Pipe(), Pipe())
    let options = try BuildOptions(cache: cache.url)
    let server = Task {
      await LanguageServer(
        input: toServer.fileHandleForReading, output: toEditor.fileHandleForWriting,
        options: options, project: nil
      ) { _ in }.run()
    }
    let editor = Connection(
      input: toEditor.fileHandleForReading, output: toServer.fileHandleForWriting
    ) { _ in }

    #expect(await refusal(of: "shutdown", by: editor) == -32002)
    #expect(await refusal(of: "textDocument/hover", by: editor) == -32002)
    #expect(await refusal(of: "initialize", by: editor) == nil)
    #expect(await refusal(of: "shutdown", by: editor) == nil)
    #expect(await refusal(of: "textDocument/hover", by: editor) == -32600)
    editor.notify("exit", [:])
    #expect(await server.value)
  }

  @Test(.timeLimit(.minutes(1))) func messagesThatArentRequestsAreRefused() async throws {
    let (toServer, toEditor) = (Pipe(), Pipe())
    let server = Connection(
      input: toServer.fileHandleForReading, output: toEditor.fileHandleForWriting
    ) { _ in }
    let editor = MessageStream(
      input: toEditor.fileHandleForReading, output: toServer.fileHandleForWriting
    ) { _ in }
    let messages: [JSONValue] = [
      ["id": 1, "method": "shutdown"], ["jsonrpc": "2.0", "id": "two", "method": 5],
      ["jsonrpc": "2.0", "id": 3], ["jsonrpc": "2.0", "id": [4], "method": "shutdown"], [5],
    ]
    for message in messages { editor.send(message) }
    var answers = editor.messages.makeAsyncIterator()
    for id: JSONValue in [1, "two", 3, nil, nil] {
      let answer = try #require(await answers.next())
      #expect(answer["id"] == id)
      #expect(answer["error"]?["code"] == -32600)
    }
    withExtendedLifetime(server) {}
  }

  /// Returns the code of the error with which a request is answered.
  private func refusal(of method: String, by editor: Connection) async -> Int? {
    do {
      _ = try await editor.request(method, ["capabilities": [:]]).value
      return nil
    } catch { return error.code }
  }
}
