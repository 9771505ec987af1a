extension ProjectSession {
  /// Answers a request for completions.
  func complete(_ params: JSONValue) -> Answer {
    if let names = names(at: params) { return { () throws(ResponseError) in names } }
    let path = params["textDocument"]?["uri"]?.text.flatMap(FileAddress.path) ?? ""
    let resume = delayCheck(of: path)
    let answer = pass("textDocument/completion", params)
    return { () throws(ResponseError) in
      let response: Result<JSONValue, ResponseError>
      do throws(ResponseError) {
        response = .success(try await answer())
      } catch {
        response = .failure(error)
      }
      await resume()
      var result = try response.get()
      guard let items = result["items"]?.elements else { return result }
      result["items"] = .array(items.filter { !Self.isGenerated($0) })
      return result
    }
  }

  /// Returns whether a completion inserts a name that only generated code uses.
  private static func isGenerated(_ item: JSONValue) -> Bool {
    let name = item["filterText"]?.text ?? item["label"]?.text ?? ""
    return name.hasPrefix("_quince") || name.hasPrefix("quince")
  }
}
