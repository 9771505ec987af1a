import Dispatch

/// Creates the trust in certificates.
///
/// Apple's parameters are objects; arrays and strings convert to objects only on iOS.
///
/// Follows
/// <https://developer.apple.com/documentation/security/sectrustcreatewithcertificates(_:_:_:)>.
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let list: [SecCertificate] = elements(certificates)
  guard !list.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(list, policies.map(elements) ?? [])
  return errSecSuccess
}

/// Changes the policies of the trust in certificates.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustsetpolicies(_:_:)>.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  let list: [SecPolicy] = elements(policies)
  trust.state.withLock { $0.policies = list }
  return errSecSuccess
}

/// Changes the certificates that are trusted.
///
/// Follows
/// <https://developer.apple.com/documentation/security/sectrustsetanchorcertificates(_:_:)>.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus {
  let list: [SecCertificate] = elements(anchorCertificates ?? [])
  trust.state.withLock {
    $0.anchors = list
    $0.trustsOnlyAnchors = anchorCertificates != nil
  }
  return errSecSuccess
}

/// Changes whether only the app's certificates are trusted.
///
/// Follows
/// <https://developer.apple.com/documentation/security/sectrustsetanchorcertificatesonly(_:_:)>.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus {
  trust.state.withLock { $0.trustsOnlyAnchors = anchorCertificatesOnly }
  return errSecSuccess
}

/// Changes the date for which the trust is evaluated.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustsetverifydate(_:_:)>.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
  let date = verifyDate as Date
  trust.state.withLock { $0.date = date }
  return errSecSuccess
}

/// Returns whether a certificate is trusted.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustevaluatewitherror(_:_:)>.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  let status = trust.evaluate()
  guard status != errSecSuccess else { return true }
  error?.pointee = NSError(
    domain: NSOSStatusErrorDomain, code: Int(status),
    userInfo: [NSLocalizedDescriptionKey: SecCopyErrorMessageString(status, nil) ?? ""])
  return false
}

/// Evaluates the trust in a certificate.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustevaluate(_:_:)>.
@available(*, deprecated, message: "Use SecTrustEvaluateWithError.")
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  _ = trust.evaluate()
  result.pointee = trust.state.withLock(\.result)
  return errSecSuccess
}

/// Evaluates the trust in a certificate on a queue.
///
/// Follows
/// <https://developer.apple.com/documentation/security/sectrustevaluateasyncwitherror(_:_:_:)>.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    var error: CFError?
    let isTrusted = SecTrustEvaluateWithError(trust, &error)
    result(trust, isTrusted, error)
  }
  return errSecSuccess
}

/// Stores the result of the latest evaluation.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustgettrustresult(_:_:)>.
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.state.withLock(\.result)
  return errSecSuccess
}

/// Returns the number of certificates up to a trusted one.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustgetcertificatecount(_:)>.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex {
  trust.state.withLock(\.chain.count)
}

/// Returns one of the certificates up to a trusted one.
///
/// Follows
/// <https://developer.apple.com/documentation/security/sectrustgetcertificateatindex(_:_:)>.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  let chain = trust.state.withLock(\.chain)
  return chain.indices.contains(ix) ? chain[ix] : nil
}

/// Returns the certificates up to a trusted one.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustcopycertificatechain(_:)>.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  trust.state.withLock(\.chain)
}

/// Returns the public key of the certificate.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustcopykey(_:)>.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? {
  trust.certificates.first?.key
}

/// Returns the public key of the certificate.
///
/// Follows <https://developer.apple.com/documentation/security/sectrustcopypublickey(_:)>.
@available(*, deprecated, renamed: "SecTrustCopyKey")
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? {
  SecTrustCopyKey(trust)
}

/// Returns the objects in an array, or a single object.
private func elements<Element>(_ value: Any) -> [Element] {
  if let single = value as? Element { return [single] }
  return (value as? [Any])?.compactMap { $0 as? Element } ?? []
}
