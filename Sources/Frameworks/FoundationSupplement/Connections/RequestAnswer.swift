import Foundation

/// The answer to a URL session's request that takes the place of a server's.
package struct RequestAnswer: Sendable {
  /// The request that follows an answer.
  package struct Redirection: Sendable {
    /// The URL.
    package let url: URL
    /// The method.
    package let method: String
    /// Whether the request has the body of the one before it.
    package let keepsBody: Bool
  }

  /// The URL of the response.
  package let url: URL
  /// The status code.
  package let status: Int
  /// The header fields.
  package let headers: [String: String]
  /// The body.
  package let body: Data
  /// The time until the answer arrives, in seconds of the device's clock.
  package let delay: TimeInterval
  /// The request that follows, or `nil` if the answer isn't a redirection.
  package let redirection: Redirection?
  /// The way in which the answer asks for a password, or `nil` if it doesn't.
  package let challenge: PasswordChallenge?

  init(
    url: URL, status: Int, headers: [String: String], body: Data, delay: TimeInterval,
    redirection: Redirection? = nil, challenge: PasswordChallenge? = nil
  ) {
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
    self.delay = delay
    self.redirection = redirection
    self.challenge = challenge
  }

  /// Creates an answer with a body that was loaded, whose response is known.
  package init(loaded body: Data, from url: URL) {
    self.init(url: url, status: 200, headers: [:], body: body, delay: 0)
  }

  /// Delivers the answer when it arrives.
  package func deliver(_ deliver: @escaping @Sendable (RequestAnswer) -> Void) {
    guard delay > 0 else { return deliver(self) }
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { deliver(self) }
  }

  /// Writes the body to a file, as if it had been downloaded.
  package func writeFile() -> URL? {
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp")
    return (try? body.write(to: file)) == nil ? nil : file
  }
}
