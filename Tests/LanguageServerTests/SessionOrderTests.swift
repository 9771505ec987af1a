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

  /// Returns the code of the error with which a request is answered.
  private func refusal(of method: String, by editor: Connection) async -> Int? {
    do {
      _ = try await editor.request(method, ["capabilities": [:]]).value
      return nil
    } catch { return error.code }
  }
}
