import Foundation
import Security
import Testing

/// Certificates, identities, and trust.
@Suite(.ownKeychain) struct CertificateTests {
  private func certificate(_ data: Data) throws -> SecCertificate {
    try #require(SecCertificateCreateWithData(nil, data as CFData))
  }

  private func trust(
    _ certificates: [Data], host: String = "www.example.com", anchors: [Data] = []
  ) throws -> SecTrust {
    var trust: SecTrust?
    let list = try certificates.map(certificate)
    let status = SecTrustCreateWithCertificates(
      list as CFArray, SecPolicyCreateSSL(true, host as CFString), &trust)
    #expect(status == errSecSuccess)
    let made = try #require(trust)
    SecTrustSetAnchorCertificates(made, try anchors.map(certificate) as CFArray)
    return made
  }

  @Test func aCertificateHasANameAndAKey() throws {
    let leaf = try certificate(TestCertificates.leaf)
    #expect(SecCertificateCopySubjectSummary(leaf) == "www.example.com")
    #expect(SecCertificateCopyData(leaf) as Data == TestCertificates.leaf)
    var name: CFString?
    #expect(SecCertificateCopyCommonName(leaf, &name) == errSecSuccess)
    #expect(name == "www.example.com")
    var addresses: CFArray?
    SecCertificateCopyEmailAddresses(leaf, &addresses)
    #expect(addresses as? [String] == ["ada@example.com"])
    #expect(SecCertificateCopySerialNumberData(leaf, nil) as Data? == Data([1, 2]))
    let key = try #require(SecCertificateCopyKey(leaf))
    #expect((SecKeyCopyAttributes(key) as? [String: Any])?[kSecAttrKeySizeInBits] as? Int == 256)
    let root = try certificate(TestCertificates.root)
    #expect(
      SecCertificateCopyNormalizedIssuerSequence(leaf)
        == SecCertificateCopyNormalizedSubjectSequence(root))
    #expect(SecCertificateCreateWithData(nil, Data([1, 2]) as CFData) == nil)
  }

  @Test func aCertificateIsValidForATime() throws {
    let root = try certificate(TestCertificates.root)
    let start = try #require(SecCertificateCopyNotValidBeforeDate(root) as Date?)
    let end = try #require(SecCertificateCopyNotValidAfterDate(root) as Date?)
    #expect(Int(end.timeIntervalSince(start) / 86_400) == 36_500)
  }

  @Test func aCertificateIsTrustedIfItsAuthorityIs() throws {
    let trust = try trust([TestCertificates.leaf], anchors: [TestCertificates.root])
    #expect(SecTrustEvaluateWithError(trust, nil))
    #expect(SecTrustGetCertificateCount(trust) == 2)
    #expect(SecTrustGetCertificateAtIndex(trust, 1) == (try certificate(TestCertificates.root)))
    #expect(SecTrustGetCertificateAtIndex(trust, 2) == nil)
    #expect((SecTrustCopyCertificateChain(trust) as? [SecCertificate])?.count == 2)
    #expect(SecTrustCopyKey(trust) != nil)
    var result = SecTrustResultType.invalid
    SecTrustGetTrustResult(trust, &result)
    #expect(result == .unspecified)
  }

  @Test func anUnknownAuthorityIsntTrusted() throws {
    let trust = try trust([TestCertificates.leaf, TestCertificates.root])
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.code == Int(errSecNotTrusted))
    var result = SecTrustResultType.invalid
    SecTrustGetTrustResult(trust, &result)
    #expect(result == .recoverableTrustFailure)
  }

  @Test func anotherHostIsntTrusted() throws {
    let trust = try trust(
      [TestCertificates.leaf], host: "example.org", anchors: [TestCertificates.root])
    var error: CFError?
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.code == Int(errSecHostNameMismatch))
    SecTrustSetPolicies(trust, SecPolicyCreateBasicX509())
    #expect(SecTrustEvaluateWithError(trust, nil))
  }

  @Test func aCertificateExpires() throws {
    let trust = try trust([TestCertificates.leaf], anchors: [TestCertificates.root])
    var error: CFError?
    SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 5_000_000_000) as CFDate)
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.code == Int(errSecCertificateExpired))
    SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 0) as CFDate)
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.code == Int(errSecCertificateNotValidYet))
  }

  @Test func aCertificateIsKept() throws {
    let leaf = try certificate(TestCertificates.leaf)
    #expect(SecItemAdd([kSecValueRef: leaf] as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd([kSecValueRef: leaf] as CFDictionary, nil) == errSecDuplicateItem)
    let query =
      [
        kSecClass: kSecClassCertificate, kSecAttrLabel: "www.example.com", kSecReturnRef: true,
      ] as [CFString: Any]
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    #expect(item as! SecCertificate == leaf)
  }

  @Test func anArchiveContainsAnIdentity() throws {
    let archive = TestCertificates.archive as CFData
    var items: CFArray?
    let wrong = [kSecImportExportPassphrase: "wrong"] as CFDictionary
    #expect(SecPKCS12Import(archive, wrong, &items) == errSecAuthFailed)
    let options = [kSecImportExportPassphrase: "secret"] as CFDictionary
    #expect(SecPKCS12Import(Data([1]) as CFData, options, &items) == errSecDecode)
    #expect(SecPKCS12Import(archive, options, &items) == errSecSuccess)
    let item = try #require((items as? [[String: Any]])?.first)
    let identity = item[kSecImportItemIdentity as String] as! SecIdentity
    #expect((item[kSecImportItemCertChain as String] as? [SecCertificate])?.count == 2)
    var leaf: SecCertificate?
    SecIdentityCopyCertificate(identity, &leaf)
    #expect(leaf == (try certificate(TestCertificates.leaf)))
    var key: SecKey?
    SecIdentityCopyPrivateKey(identity, &key)
    let data = Data([1]) as CFData
    let publicKey = try #require(leaf.flatMap(SecCertificateCopyKey))
    let signature = try #require(
      key.flatMap { SecKeyCreateSignature($0, .ecdsaSignatureMessageX962SHA256, data, nil) })
    #expect(
      SecKeyVerifySignature(publicKey, .ecdsaSignatureMessageX962SHA256, data, signature, nil))
  }

  @Test func anIdentityIsACertificateWithItsKey() throws {
    var items: CFArray?
    SecPKCS12Import(
      TestCertificates.archive as CFData, [kSecImportExportPassphrase: "secret"] as CFDictionary,
      &items)
    let item = try #require((items as? [[String: Any]])?.first)
    let identity = item[kSecImportItemIdentity as String] as! SecIdentity
    #expect(SecItemAdd([kSecValueRef: identity] as CFDictionary, nil) == errSecSuccess)
    let query = [kSecClass: kSecClassIdentity, kSecReturnRef: true] as [CFString: Any]
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect(found as! SecIdentity == identity)
    let keys = [kSecClass: kSecClassKey] as CFDictionary
    #expect(SecItemCopyMatching(keys, nil) == errSecSuccess)
    #expect(SecItemDelete([kSecClass: kSecClassIdentity] as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(keys, nil) == errSecItemNotFound)
  }
}
