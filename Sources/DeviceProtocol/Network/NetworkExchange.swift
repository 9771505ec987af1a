import DisplayList
import Foundation

/// A request and its response, as they were loaded.
package struct NetworkExchange: Codable, Equatable, Sendable {
  /// The request.
  package var request: NetworkRequest
  /// The response.
  package var response: NetworkResponse
  /// The time at which the request started, in seconds since 1970.
  package var start: Double
  /// The time until the response was loaded, in seconds.
  package var duration: Double

  /// Creates an exchange.
  package init(
    request: NetworkRequest, response: NetworkResponse, start: Double, duration: Double
  ) {
    self.request = request
    self.response = response
    self.start = start
    self.duration = duration
  }

  /// The exchange without the parts that identify a user, except for bodies.
  package var withoutSecrets: NetworkExchange {
    var exchange = self
    exchange.request.url = NetworkSecrets.removed(from: request.url)
    exchange.request.headers = NetworkSecrets.removed(from: request.headers)
    exchange.response.headers = NetworkSecrets.removed(from: response.headers).map {
      HTTPField(
        $0.name,
        $0.name.lowercased() == "location" ? NetworkSecrets.removed(from: $0.value) : $0.value)
    }
    return exchange
  }

  /// Checks that the exchange is safe to handle.
  /// - Throws: `LimitExceeded`.
  package func checkLimits() throws {
    try request.checkLimits(body: .recordedBody)
    try response.checkLimits()
    try AppLimit.length.check(duration)
    // A year in seconds has eight digits.
    try AppLimit.length.check(start / 100)
  }
}
