import Foundation

/// Writes exchanges as an HTTP archive (HAR 1.2).
package enum HARWriter {
  /// Returns the archive as JSON.
  /// - Parameter version: The version of Quince.
  package static func data(_ exchanges: [NetworkExchange], version: String) throws -> Data {
    let log: [String: Any] = [
      "version": "1.2", "creator": ["name": "Quince", "version": version],
      "entries": exchanges.map(entry),
    ]
    return try JSONSerialization.data(
      withJSONObject: ["log": log], options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  private static func entry(_ exchange: NetworkExchange) -> [String: Any] {
    let milliseconds = exchange.duration * 1000
    let start = Date(timeIntervalSince1970: exchange.start)
    return [
      "startedDateTime": start.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
      "time": milliseconds, "request": request(exchange.request),
      "response": response(exchange.response), "cache": [String: Any](),
      "timings": ["send": 0, "wait": milliseconds, "receive": 0],
    ]
  }

  private static func request(_ request: NetworkRequest) -> [String: Any] {
    let items = URLComponents(string: request.url)?.queryItems ?? []
    var object: [String: Any] = [
      "method": request.method, "url": request.url, "httpVersion": "HTTP/1.1",
      "cookies": [Any](), "headers": fields(request.headers),
      "queryString": items.map { ["name": $0.name, "value": $0.value ?? ""] }, "headersSize": -1,
      "bodySize": request.body?.count ?? 0,
    ]
    if let body = request.body {
      var post = text(body)
      post["mimeType"] =
        request.headers.value(of: "Content-Type") ?? MediaType.of(fileExtension: "")
      object["postData"] = post
    }
    return object
  }

  private static func response(_ response: NetworkResponse) -> [String: Any] {
    var content = text(response.body)
    content["size"] = response.body.count
    content["mimeType"] = response.headers.value(of: "Content-Type") ?? "x-unknown"
    return [
      "status": response.status, "statusText": "", "httpVersion": "HTTP/1.1", "cookies": [Any](),
      "headers": fields(response.headers), "content": content,
      "redirectURL": response.headers.value(of: "Location") ?? "", "headersSize": -1,
      "bodySize": response.body.count,
    ]
  }

  private static func fields(_ fields: [HTTPField]) -> [[String: String]] {
    fields.map { ["name": $0.name, "value": $0.value] }
  }

  /// Returns a body as text or, if it isn't text, in Base64.
  private static func text(_ body: Data) -> [String: Any] {
    guard let text = String(data: body, encoding: .utf8) else {
      return ["text": body.base64EncodedString(), "encoding": "base64"]
    }
    return ["text": text]
  }
}
