internal import COpenSSL

/// The certificates that a server sends when a client connects to it.
final class ServerCertificates {
  /// The reason that there are no certificates.
  enum Failure: Error {
    /// The time limit has passed.
    case timedOut
    /// There's no connection, for which a request has its own error.
    case unreachable
  }

  private var certificates: [SecCertificate] = []

  /// Returns the certificates of a server, the server's own first.
  /// - Parameters:
  ///   - url: A URL of the server.
  ///   - time: The time limit, in seconds.
  static func of(_ url: URL, within time: TimeInterval) -> Result<[SecCertificate], Failure> {
    guard let text = address(of: url) else { return .failure(.unreachable) }
    let found = ServerCertificates()
    let isLate = CurlHandle.with { handle in
      handle.set(.url, text)
      handle.set(.onlyConnects, 1)
      handle.set(.ignoresSignals, 1)
      handle.set(.verifiesHost, 0)
      handle.set(.timeLimit, Int(time * 1_000))
      handle.set(configure, with: found)
      return handle.connect()
    }
    guard found.certificates.isEmpty else { return .success(found.certificates) }
    return .failure(isLate == true ? .timedOut : .unreachable)
  }

  /// Returns the address of a URL's server, without anything else.
  private static func address(of url: URL) -> String? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    parts.scheme = "https"
    (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
    parts.path = "/"
    return parts.string
  }

  private static let configure: CurlHandle.ContextFunction = { _, context, data in
    SSL_CTX_set_cert_verify_callback(
      context.map(OpaquePointer.init),
      { store, data in
        guard let data else { return 0 }
        let found = Unmanaged<ServerCertificates>.fromOpaque(data).takeUnretainedValue()
        found.read(store)
        X509_STORE_CTX_set_error(store, X509_V_OK)
        return 1
      }, data)
    return 0
  }

  private func read(_ store: OpaquePointer?) {
    guard let own = SecCertificate(X509_STORE_CTX_get0_cert(store)) else { return }
    let sent = IdentityArchive.certificates(X509_STORE_CTX_get0_untrusted(store))
    certificates = [own] + sent.filter { $0 != own }
  }
}
