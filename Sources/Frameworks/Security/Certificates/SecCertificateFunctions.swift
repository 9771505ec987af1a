internal import CLibCrypto

/// Creates a certificate from its encoding, or returns `nil` if the data isn't valid.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seccertificatecreatewithdata(_:_:)>.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? {
  SecCertificate(der: data as Data)
}

/// Returns a certificate's encoding.
///
/// Follows <https://developer.apple.com/documentation/security/seccertificatecopydata(_:)>.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.der as NSData
}

/// Returns the text that people know a certificate by.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seccertificatecopysubjectsummary(_:)>.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.summary
}

/// Stores the common name of a certificate's subject.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seccertificatecopycommonname(_:_:)>.
@discardableResult
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.name(NID_commonName)
  return commonName.pointee == nil ? errSecInternalComponent : errSecSuccess
}

/// Stores the email addresses of a certificate's subject.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seccertificatecopyemailaddresses(_:_:)>.
@discardableResult
public func SecCertificateCopyEmailAddresses(
  _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  emailAddresses.pointee = certificate.emailAddresses
  return errSecSuccess
}

/// Returns a certificate's public key.
///
/// Follows <https://developer.apple.com/documentation/security/seccertificatecopykey(_:)>.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
  certificate.key
}

/// Returns the bytes of a certificate's serial number.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seccertificatecopyserialnumberdata(_:_:)>.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  certificate.serialNumber as NSData
}

/// Returns the encoded name of a certificate's issuer.
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
  certificate.issuer as NSData
}

/// Returns the encoded name of a certificate's subject.
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
  certificate.subject as NSData
}

/// Returns the first date on which a certificate is valid.
public func SecCertificateCopyNotValidBeforeDate(_ certificate: SecCertificate) -> CFDate? {
  certificate.validity.start as NSDate?
}

/// Returns the last date on which a certificate is valid.
public func SecCertificateCopyNotValidAfterDate(_ certificate: SecCertificate) -> CFDate? {
  certificate.validity.end as NSDate?
}

extension SecCertificate {
  /// The email addresses of the subject.
  fileprivate var emailAddresses: [String] {
    read { certificate in
      let list = X509_get1_email(certificate)
      defer { X509_email_free(list) }
      return (0..<max(OPENSSL_sk_num(list), 0)).compactMap {
        OPENSSL_sk_value(list, $0).map {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
      }
    }
  }
}
