import FoundationNetworking

/// The question whether to trust a server.
struct ServerTrustQuestion: Sendable {
  /// A URL of the server.
  let url: URL
  /// The server.
  let address: ServerAddress
  /// The delegate that answers.
  let delegate: ServerTrustDelegate

  /// Connects to the server, and asks about its certificate.
  /// - Parameter time: The time limit for the connection, in seconds.
  func ask(within time: TimeInterval, _ handler: @escaping SessionServers.Handler) {
    switch ServerCertificates.of(url, within: time) {
    case .failure(.timedOut): handler(.failure(failure(.timedOut, "The request timed out.")))
    case .failure(.unreachable): handler(.unreachable)
    case .success(let certificates): ask(about: certificates, handler)
    }
  }

  private func ask(
    about certificates: [SecCertificate], _ handler: @escaping SessionServers.Handler
  ) {
    let trust = SecTrust(certificates, [SecPolicy(isForServer: true, host: address.host)])
    delegate.decide(trust, of: address) { disposition, credential in
      switch disposition {
      case .useCredential where credential != nil: handler(.certificate(certificates[0]))
      case .cancelAuthenticationChallenge: handler(.failure(failure(.cancelled, "cancelled")))
      case .useCredential, .performDefaultHandling, .rejectProtectionSpace:
        handler(usual(trust, certificates[0]))
      }
    }
  }

  /// Returns the decision of iOS.
  private func usual(
    _ trust: SecTrust, _ certificate: SecCertificate
  ) -> SessionServers.Decision {
    let status = trust.evaluate()
    guard status != errSecSuccess else {
      let hasAnchors = trust.state.withLock { !$0.anchors.isEmpty }
      return hasAnchors ? .certificate(certificate) : .trusted
    }
    let (code, text) = reason(of: status)
    var information = failure(code, text).errorUserInfo
    information[NSURLErrorFailingURLPeerTrustErrorKey] = trust
    return .failure(URLError(code, userInfo: information))
  }

  private func reason(of status: OSStatus) -> (URLError.Code, String) {
    switch status {
    case errSecCertificateExpired:
      (.serverCertificateHasBadDate, "The certificate for this server has expired.")
    case errSecCertificateNotValidYet:
      (.serverCertificateNotYetValid, "The certificate for this server is not yet valid.")
    default:
      (
        .serverCertificateUntrusted,
        "The certificate for this server is invalid. You might be connecting to a server that is "
          + "pretending to be “\(address.host)” which could put your confidential information at "
          + "risk."
      )
    }
  }

  private func failure(_ code: URLError.Code, _ text: String) -> URLError {
    OfflineRequests.failure(code, text, of: url)
  }
}
