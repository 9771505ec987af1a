internal import CLibCrypto

/// An evaluation of the trust in a certificate.
struct TrustEvaluation {
  /// The certificate, followed by those of its issuers.
  let certificates: [SecCertificate]
  /// The settings.
  let settings: SecTrust.State

  /// The result code, and the certificates up to a trusted one.
  var result: (status: OSStatus, chain: [SecCertificate]) {
    guard let leaf = certificates.first.flatMap({ SecCertificate.decode($0.der) }) else {
      return (errSecParam, [])
    }
    let others = OPENSSL_sk_new_null()
    for certificate in certificates.dropFirst() {
      guard let decoded = SecCertificate.decode(certificate.der) else { continue }
      OPENSSL_sk_push(others, UnsafeRawPointer(decoded))
    }
    let (store, context) = (makeStore(), X509_STORE_CTX_new())
    defer {
      X509_STORE_CTX_free(context)
      X509_STORE_free(store)
      IdentityArchive.free(others)
      X509_free(leaf)
      ERR_clear_error()
    }
    guard X509_STORE_CTX_init(context, store, leaf, others) == 1 else {
      return (errSecInternalComponent, [])
    }
    configure(X509_STORE_CTX_get0_param(context))
    guard X509_verify_cert(context) == 1 else {
      return (Self.status(of: X509_STORE_CTX_get_error(context)), [])
    }
    return (errSecSuccess, IdentityArchive.certificates(X509_STORE_CTX_get0_chain(context)))
  }

  private func makeStore() -> OpaquePointer? {
    let store = X509_STORE_new()
    if settings.anchors.isEmpty || !settings.trustsOnlyAnchors {
      X509_STORE_set_default_paths(store)
    }
    for anchor in settings.anchors { anchor.read { _ = X509_STORE_add_cert(store, $0) } }
    return store
  }

  private func configure(_ parameters: OpaquePointer?) {
    // An anchor can be any certificate of a chain.
    X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_PARTIAL_CHAIN))
    X509_VERIFY_PARAM_set_time(
      parameters, time_t((settings.date ?? Date()).timeIntervalSince1970))
    for policy in settings.policies {
      if let isForServer = policy.isForServer {
        X509_VERIFY_PARAM_set_purpose(
          parameters, isForServer ? X509_PURPOSE_SSL_SERVER : X509_PURPOSE_SSL_CLIENT)
      }
      guard let host = policy.host else { continue }
      // The first function fails unless the name is an address.
      if X509_VERIFY_PARAM_set1_ip_asc(parameters, host) != 1 {
        X509_VERIFY_PARAM_set1_host(parameters, host, host.utf8.count)
      }
    }
  }

  private static func status(of error: Int32) -> OSStatus {
    switch error {
    case X509_V_ERR_CERT_HAS_EXPIRED: errSecCertificateExpired
    case X509_V_ERR_CERT_NOT_YET_VALID: errSecCertificateNotValidYet
    case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH: errSecHostNameMismatch
    default: errSecNotTrusted
    }
  }
}
