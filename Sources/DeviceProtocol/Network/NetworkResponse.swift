import DisplayList
import Foundation

/// A server's response, or one that takes its place.
package struct NetworkResponse: Codable, Equatable, Sendable {
  /// The status code.
  package var status: Int
  /// The header fields.
  package var headers: [HTTPField]
  /// The body, without compression.
  package var body: Data

  /// The status codes that a response can have.
  package static let statuses = 100...599

  /// Creates a response.
  package init(status: Int = 200, headers: [HTTPField] = [], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Checks that the response is safe to handle.
  /// - Throws: `LimitExceeded`.
  package func checkLimits() throws {
    try headers.checkLimits()
    try AppLimit.recordedBody.check(body.count)
  }
}
