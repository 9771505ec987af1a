import Synchronization

/// The trust in a certificate.
///
/// Follows <https://developer.apple.com/documentation/security/sectrust>.
public final class SecTrust: Sendable {
  /// The settings, and the result of the latest evaluation.
  struct State {
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    var trustsOnlyAnchors = false
    var date: Date?
    var chain: [SecCertificate]
    var result = SecTrustResultType.invalid
  }

  /// The certificate, followed by those of its issuers.
  let certificates: [SecCertificate]
  /// The settings, and the result of the latest evaluation.
  let state: Mutex<State>

  init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
    self.certificates = certificates
    state = Mutex(State(policies: policies, chain: certificates))
  }

  /// Evaluates the trust.
  /// - Returns: The result code.
  func evaluate() -> OSStatus {
    let settings = state.withLock { $0 }
    let evaluation = TrustEvaluation(certificates: certificates, settings: settings)
    let (status, chain) = evaluation.result
    state.withLock {
      $0.result = status == errSecSuccess ? .unspecified : .recoverableTrustFailure
      if !chain.isEmpty { $0.chain = chain }
    }
    return status
  }
}
