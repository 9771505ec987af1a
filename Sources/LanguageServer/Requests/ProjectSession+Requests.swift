import Foundation

extension ProjectSession {
  /// Takes a notification about a file.
  func take(_ method: String, _ params: JSONValue, address: String, path: String) async {
    let document = params["textDocument"]
    let version = document?["version"] ?? .null
    switch method {
    case "textDocument/didOpen":
      await open(path, address: address, version: version, text: document?["text"]?.text ?? "")
    case "textDocument/didChange":
      await change(path, version: version, params["contentChanges"]?.elements ?? [])
    case "textDocument/didClose": await close(path)
    default: save(path)
    }
  }

  /// Sends a request to the toolchain's language server, if it's about a file that it knows.
  /// - Returns: A function that waits for the response.
  func answer(_ method: String, _ params: JSONValue) -> Answer {
    switch method {
    case "textDocument/completion": complete(params)
    case "textDocument/definition", "textDocument/declaration", "textDocument/implementation":
      find(method, params)
    case "textDocument/hover": describe(params)
    case "textDocument/codeLens": showLenses(params)
    case "workspace/executeCommand": perform(params)
    case "textDocument/codeAction": suggestActions(params)
    case "workspace/tests", "textDocument/tests": listTests(method, params)
    case "textDocument/references": findReferences(params)
    case "textDocument/rename": rename(params)
    default: pass(method, params)
    }
  }

  /// Passes a request on, with the locations in the rewritten files.
  func pass(_ method: String, _ params: JSONValue) -> Answer {
    let mapper = mapper
    let document = mapper.document(of: params)
    // Without a rewritten copy, the file isn't part of the project.
    if params["textDocument"] != nil, document == nil { return noAnswer }
    let response = server.request(method, mapper.rewritten(params))
    return { () throws(ResponseError) in
      mapper.original(try await response.value, in: document) ?? .null
    }
  }
}
