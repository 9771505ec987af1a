/// A response to requests for a URL that an app receives instead of a server's.
package struct NetworkMock: Codable, Equatable, Sendable {
  /// A number that no other mock of the device has.
  package var id = 0
  /// The URLs of the requests.
  package var url: URLPattern
  /// The method of the requests in uppercase, or `nil` for all methods.
  package var method: String?
  /// The response.
  package var response: NetworkResponse
  /// The time until the response arrives, in seconds of the device's clock.
  package var delay: Double
  /// The number of requests that the mock answers, or `nil` for any number.
  package var times: Int?
  /// The number of requests that the mock has answered.
  package var uses = 0

  /// Creates a mock.
  package init(
    url: URLPattern, method: String? = nil, response: NetworkResponse, delay: Double = 0,
    times: Int? = nil
  ) {
    self.url = url
    self.method = method?.uppercased()
    self.response = response
    self.delay = delay
    self.times = times
  }

  /// Returns whether the mock can answer a request.
  package func answers(_ request: NetworkRequest) -> Bool {
    isLeft && method.map { $0 == request.method } ?? true && url.matches(request.url)
  }

  /// Whether the mock can answer more requests.
  package var isLeft: Bool { times.map { uses < $0 } ?? true }
}
