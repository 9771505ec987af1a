import COpenSSL

/// A certificate with its key for encrypting connections.
final class TLSContext {
  /// The error for a certificate or key that can't be used.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let context: OpaquePointer

  /// - Parameters:
  ///   - certificate: The path of a PEM file with the certificate and its chain.
  ///   - key: The path of a PEM file with the private key of the certificate.
  init(certificate: String, key: String) throws {
    guard let context = SSL_CTX_new(TLS_server_method()) else {
      throw Failure(description: "OpenSSL can't be used")
    }
    self.context = context
    guard quince_require_tls_1_2(context) == 1 else {
      throw Failure(description: "OpenSSL has no TLS 1.2")
    }
    _ = SSL_CTX_set_options(context, quince_no_renegotiation())
    // Otherwise, an encrypted key would make OpenSSL wait for a passphrase in the terminal.
    SSL_CTX_set_default_passwd_cb(context) { _, _, _, _ in 0 }
    guard SSL_CTX_use_certificate_chain_file(context, certificate) == 1 else {
      throw Failure(description: "“\(certificate)” isn't a certificate in PEM format\(Self.reason)")
    }
    guard SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) == 1,
      SSL_CTX_check_private_key(context) == 1
    else {
      throw Failure(
        description: "“\(key)” isn't the private key of “\(certificate)” in PEM format, without "
          + "a passphrase\(Self.reason)")
    }
  }

  deinit {
    SSL_CTX_free(context)
  }

  /// The description of OpenSSL's last error.
  private static var reason: String {
    let code = ERR_get_error()
    guard code != 0, let text = ERR_reason_error_string(code) else { return "" }
    return " (\(String(cString: text)))"
  }

  /// Returns the session for a new connection.
  func makeSession() -> TLSSession? {
    SSL_new(context).flatMap(TLSSession.init)
  }
}
