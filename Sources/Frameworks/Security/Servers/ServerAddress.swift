/// The host and the port of a server with a certificate.
struct ServerAddress: Hashable, Sendable {
  /// The host's name or address.
  let host: String
  /// The port.
  let port: Int

  private static let schemes: Set = ["https", "wss"]

  /// Creates the address of a URL's server, or returns `nil` if the server has no certificate.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), Self.schemes.contains(scheme),
      let host = url.host?.lowercased()
    else { return nil }
    self.host = host
    port = url.port ?? 443
  }
}
