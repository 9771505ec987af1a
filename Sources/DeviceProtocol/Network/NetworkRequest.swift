import DisplayList
import Foundation

/// A request that an app sends.
package struct NetworkRequest: Codable, Equatable, Sendable {
  /// The method, in uppercase.
  package var method: String
  /// The URL, without a fragment.
  package var url: String
  /// The header fields.
  package var headers: [HTTPField]
  /// The body, or `nil` if there's none.
  package var body: Data?

  /// Creates a request.
  package init(method: String, url: String, headers: [HTTPField] = [], body: Data? = nil) {
    self.method = method.uppercased()
    self.url = String(url.prefix { $0 != "#" })
    self.headers = headers
    self.body = body
  }

  /// The request with only the part of the body that flows see.
  package var seen: NetworkRequest {
    var request = self
    request.body = body?.prefix(Int(AppLimit.seenBody.maximum))
    return request
  }

  /// Returns the request that follows a redirection, or `nil` if the response isn't one.
  package func redirected(by response: NetworkResponse) -> NetworkRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers.value(of: "Location"),
      let target = URL(string: location, relativeTo: URL(string: url))
    else { return nil }
    let keepsMethod = response.status >= 307 || method == "GET" || method == "HEAD"
    return NetworkRequest(
      method: keepsMethod ? method : "GET", url: target.absoluteString, headers: headers,
      body: keepsMethod ? body : nil)
  }

  /// Checks that the request is safe to handle.
  /// - Throws: `LimitExceeded`.
  package func checkLimits(body limit: AppLimit) throws {
    try AppLimit.word.check(method.utf8.count)
    try AppLimit.url.check(url.utf8.count)
    try headers.checkLimits()
    try limit.check(body?.count ?? 0)
  }
}
