import Foundation
import NIOHTTP1

/// A response from the page's server.
struct SiteResponse: Error, Sendable {
  let status: HTTPResponseStatus
  let body: Data
  private let type: String
  private let caching: String
  private let location: String?

  /// Returns a plain text response.
  static func text(
    _ status: HTTPResponseStatus, _ text: String, location: String? = nil
  ) -> SiteResponse {
    SiteResponse(
      status: status, body: Data((text + "\n").utf8), type: "text/plain; charset=utf-8",
      caching: "no-store", location: location)
  }

  /// Returns a response with the contents of a file.
  /// - Parameter isLasting: Whether the browser can cache the file.
  static func file(_ data: Data, type: String, isLasting: Bool = false) -> SiteResponse {
    SiteResponse(
      status: .ok, body: data, type: type,
      caching: isLasting ? "private, max-age=86400" : "no-store", location: nil)
  }

  /// Returns the headers of the response, which is always the last one on its connection.
  /// - Parameter frameAncestors: The pages that can embed the response in a frame.
  func headers(frameAncestors: String) -> HTTPHeaders {
    var headers: HTTPHeaders = [
      "Content-Type": type, "Content-Length": String(body.count), "Cache-Control": caching,
      "Connection": "close",
      "Content-Security-Policy":
        "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
        + "frame-ancestors \(frameAncestors); form-action 'none'; base-uri 'none'",
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
    if let location { headers.add(name: "Location", value: location) }
    return headers
  }
}
