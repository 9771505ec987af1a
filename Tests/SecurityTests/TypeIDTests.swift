import Foundation
import Security
import Testing

/// The type IDs of objects.
struct TypeIDTests {
  @Test func objectsHaveTheTypeIDsOfTheirClasses() throws {
    let attributes: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 256,
    ]
    let key = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
    #expect(CFGetTypeID(key) == SecKeyGetTypeID())
    let control = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [], nil))
    #expect(CFGetTypeID(control) == SecAccessControlGetTypeID())
    let certificate = try #require(
      SecCertificateCreateWithData(nil, TestCertificates.leaf as CFData))
    #expect(CFGetTypeID(certificate) == SecCertificateGetTypeID())
    #expect(CFGetTypeID(SecPolicyCreateBasicX509()) == SecPolicyGetTypeID())
    var trust: SecTrust?
    SecTrustCreateWithCertificates(certificate, nil, &trust)
    #expect(CFGetTypeID(trust) == SecTrustGetTypeID())
    let ids: Set<CFTypeID> = [
      SecAccessControlGetTypeID(), SecCertificateGetTypeID(), SecIdentityGetTypeID(),
      SecKeyGetTypeID(), SecPolicyGetTypeID(), SecTrustGetTypeID(), CFStringGetTypeID(),
    ]
    #expect(ids.count == 7)
  }
}
