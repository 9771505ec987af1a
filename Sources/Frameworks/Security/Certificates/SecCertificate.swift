internal import CLibCrypto

/// A certificate.
///
/// Follows <https://developer.apple.com/documentation/security/seccertificate>.
public final class SecCertificate: Hashable, Sendable {
  /// The encoded certificate.
  let der: Data

  /// Creates a certificate, or returns `nil` if the data doesn't contain one.
  init?(der: Data) {
    guard let certificate = Self.decode(der) else { return nil }
    X509_free(certificate)
    self.der = der
  }

  /// Copies OpenSSL's certificate.
  convenience init?(_ certificate: OpaquePointer?) {
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = i2d_X509(certificate, &bytes)
    guard let bytes, count > 0 else { return nil }
    defer { CRYPTO_free(bytes, nil, 0) }
    self.init(der: Data(bytes: bytes, count: Int(count)))
  }

  /// Returns a new certificate of OpenSSL, which the caller must free.
  static func decode(_ der: Data) -> OpaquePointer? {
    let bytes = [UInt8](der)
    return bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      let certificate = d2i_X509(nil, &start, bytes.count)
      // Apple's function doesn't accept anything after the certificate either.
      if let certificate, start != buffer.baseAddress.map({ $0 + bytes.count }) {
        X509_free(certificate)
        return nil
      }
      ERR_clear_error()
      return certificate
    }
  }

  /// Calls a closure with OpenSSL's certificate.
  func read<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let certificate = Self.decode(der)
    defer { X509_free(certificate) }
    return body(certificate)
  }

  /// The public key, or `nil` if it has an unknown type.
  var key: SecKey? {
    read { KeyMaterial(X509_get_pubkey($0), isPrivate: false).map { SecKey($0) } }
  }

  /// The encoded name of the subject.
  var subject: Data { read { Self.data(X509_get_subject_name($0), i2d_X509_NAME) } }

  /// The encoded name of the issuer.
  var issuer: Data { read { Self.data(X509_get_issuer_name($0), i2d_X509_NAME) } }

  /// The serial number's bytes.
  var serialNumber: Data {
    read { certificate in
      guard let number = X509_get0_serialNumber(certificate) else { return Data() }
      return Data(
        bytes: ASN1_STRING_get0_data(number), count: Int(ASN1_STRING_length(number)))
    }
  }

  /// Returns the subject's first value of a kind, such as its common name.
  func name(_ kind: Int32) -> String? {
    read { certificate in
      let name = X509_get_subject_name(certificate)
      let index = X509_NAME_get_index_by_NID(name, kind, -1)
      guard index >= 0 else { return nil }
      let value = X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, index))
      var bytes: UnsafeMutablePointer<UInt8>?
      let count = ASN1_STRING_to_UTF8(&bytes, value)
      guard let bytes, count >= 0 else { return nil }
      defer { CRYPTO_free(bytes, nil, 0) }
      return String(
        decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }
  }

  /// The text that people know the certificate by.
  var summary: String? {
    name(NID_commonName) ?? name(NID_organizationalUnitName) ?? name(NID_organizationName)
  }

  /// The first and the last date on which the certificate is valid.
  var validity: (start: Date?, end: Date?) {
    read { (Self.date(X509_get0_notBefore($0)), Self.date(X509_get0_notAfter($0))) }
  }

  private static func date(_ time: UnsafePointer<ASN1_TIME>?) -> Date? {
    var parts = tm()
    guard ASN1_TIME_to_tm(time, &parts) == 1 else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(timegm(&parts)))
  }

  private static func data(
    _ name: OpaquePointer?,
    _ encode: (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
  ) -> Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = encode(name, &bytes)
    guard let bytes, count > 0 else { return Data() }
    defer { CRYPTO_free(bytes, nil, 0) }
    return Data(bytes: bytes, count: Int(count))
  }

  /// The item for the keychain.
  var keychainItem: KeychainItem {
    var attributes: [String: KeychainValue] = [
      kSecAttrCertificateType: .number(1), kSecAttrCertificateEncoding: .number(3),
      kSecAttrSubject: .data(subject), kSecAttrIssuer: .data(issuer),
      kSecAttrSerialNumber: .data(serialNumber),
    ]
    attributes[kSecAttrLabel] = summary.map(KeychainValue.string)
    attributes[kSecAttrPublicKeyHash] = key.map { .data($0.publicKeyHash) }
    return KeychainItem(.certificate, attributes: attributes, data: der)
  }

  /// Returns whether two certificates are equal.
  public static func == (one: SecCertificate, other: SecCertificate) -> Bool {
    one.der == other.der
  }

  /// Hashes the certificate.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(der)
  }
}
