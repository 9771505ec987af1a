internal import CLibCrypto

/// An archive of an identity, in the format of PKCS #12.
final class IdentityArchive {
  private let pointer: OpaquePointer

  /// Reads an archive, or returns `nil` if the data doesn't contain one.
  init?(_ data: Data) {
    // Archives of older systems have older ciphers.
    OSSL_PROVIDER_try_load(nil, "legacy", 1)
    let bytes = [UInt8](data)
    let read = bytes.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_PKCS12(nil, &start, bytes.count)
    }
    ERR_clear_error()
    guard let read else { return nil }
    pointer = read
  }

  deinit { PKCS12_free(pointer) }

  /// Returns the identity with its certificates, or `nil` if the password is wrong.
  func item(password: String) -> [String: Any]? {
    var (key, certificate, others): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
    defer { ERR_clear_error() }
    guard PKCS12_parse(pointer, password, &key, &certificate, &others) == 1 else { return nil }
    defer {
      X509_free(certificate)
      Self.free(others)
    }
    guard let material = KeyMaterial(key, isPrivate: true),
      let own = SecCertificate(certificate)
    else { return nil }
    let chain = [own] + Self.certificates(others)
    let privateKey = SecKey(material)
    var item: [String: Any] = [
      kSecImportItemIdentity: SecIdentity(own, privateKey), kSecImportItemCertChain: chain,
      kSecImportItemKeyID: privateKey.publicKeyHash,
      kSecImportItemTrust: SecTrust(chain, [SecPolicyCreateBasicX509()]),
    ]
    item[kSecImportItemLabel] = own.summary
    return item
  }

  /// Returns the certificates in a list of OpenSSL's.
  static func certificates(_ list: OpaquePointer?) -> [SecCertificate] {
    (0..<max(OPENSSL_sk_num(list), 0)).compactMap {
      SecCertificate(OPENSSL_sk_value(list, $0).map { OpaquePointer($0) })
    }
  }

  /// Frees a list of OpenSSL's certificates.
  static func free(_ list: OpaquePointer?) {
    while let certificate = OPENSSL_sk_pop(list) { X509_free(OpaquePointer(certificate)) }
    OPENSSL_sk_free(list)
  }
}
