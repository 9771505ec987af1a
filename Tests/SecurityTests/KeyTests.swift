import Foundation
import Security
import Testing

/// Asymmetric keys.
@Suite(.ownKeychain) struct KeyTests {
  private static let curves = [256, 384, 521]

  private func key(
    _ type: CFString = kSecAttrKeyTypeECSECPrimeRandom, bits: Int = 256, _ more: [String: Any] = [:]
  ) throws -> SecKey {
    let attributes: [String: Any] = [
      kSecAttrKeyType as String: type, kSecAttrKeySizeInBits as String: bits,
    ]
    var error: Unmanaged<CFError>?
    let key = SecKeyCreateRandomKey(
      attributes.merging(more) { $1 } as CFDictionary, &error)
    return try #require(key)
  }

  private func bytes(_ hex: String) -> Data {
    Data(
      stride(from: 0, to: hex.count, by: 2).compactMap {
        UInt8(hex.dropFirst($0).prefix(2), radix: 16)
      })
  }

  @Test(arguments: curves) func aCurveSignsMessagesAndDigests(bits: Int) throws {
    let key = try key(bits: bits)
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    let message = Data("message".utf8) as CFData
    for algorithm: SecKeyAlgorithm in [
      .ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageX962SHA512,
      .ecdsaSignatureMessageRFC4754SHA256, .ecdsaSignatureDigestX962,
    ] {
      let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil))
      #expect(SecKeyVerifySignature(publicKey, algorithm, message, signature, nil))
      let other = Data("massage".utf8) as CFData
      var error: Unmanaged<CFError>?
      #expect(!SecKeyVerifySignature(publicKey, algorithm, other, signature, &error))
      #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
      if algorithm == .ecdsaSignatureMessageRFC4754SHA256 {
        #expect((signature as Data).count == 2 * ((bits + 7) / 8))
      }
    }
    let short = Data([1, 2, 3]) as CFData
    #expect(SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA256, short, nil) == nil)
    #expect(SecKeyCreateSignature(publicKey, .ecdsaSignatureDigestX962, short, nil) == nil)
    #expect(SecKeyCreateSignature(key, .rsaSignatureMessagePSSSHA256, short, nil) == nil)
  }

  @Test func aKeyOfRSASignsAndEncrypts() throws {
    let key = try key(kSecAttrKeyTypeRSA, bits: 2048)
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    #expect(SecKeyGetBlockSize(key) == 256)
    let message = Data("message".utf8) as CFData
    for algorithm: SecKeyAlgorithm in [
      .rsaSignatureMessagePKCS1v15SHA256, .rsaSignatureMessagePSSSHA256,
      .rsaSignatureMessagePKCS1v15SHA1, .rsaSignatureDigestPKCS1v15Raw,
    ] {
      let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil))
      #expect(SecKeyVerifySignature(publicKey, algorithm, message, signature, nil))
    }
    for algorithm: SecKeyAlgorithm in [
      .rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA256,
      .rsaEncryptionOAEPSHA512AESGCM, .rsaEncryptionRaw,
    ] {
      let encrypted = try #require(SecKeyCreateEncryptedData(publicKey, algorithm, message, nil))
      let decrypted = try #require(SecKeyCreateDecryptedData(key, algorithm, encrypted, nil))
      #expect((decrypted as Data).suffix(7) == message as Data)
    }
    let long = Data(count: 300) as CFData
    #expect(SecKeyCreateEncryptedData(publicKey, .rsaEncryptionOAEPSHA256, long, nil) == nil)
    #expect(
      SecKeyCreateEncryptedData(publicKey, .rsaEncryptionOAEPSHA256AESGCM, long, nil) != nil)
  }

  @Test(arguments: curves) func aCurveEncrypts(bits: Int) throws {
    let key = try key(bits: bits)
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    let message = Data("message".utf8)
    for algorithm: SecKeyAlgorithm in [
      .eciesEncryptionStandardX963SHA256AESGCM, .eciesEncryptionCofactorX963SHA256AESGCM,
      .eciesEncryptionCofactorVariableIVX963SHA256AESGCM,
    ] {
      #expect(SecKeyIsAlgorithmSupported(publicKey, .encrypt, algorithm))
      #expect(!SecKeyIsAlgorithmSupported(key, .encrypt, algorithm))
      let encrypted = try #require(
        SecKeyCreateEncryptedData(publicKey, algorithm, message as CFData, nil) as Data?)
      #expect(encrypted.count == 1 + 2 * ((bits + 7) / 8) + message.count + 16)
      let decrypted = SecKeyCreateDecryptedData(key, algorithm, encrypted as CFData, nil)
      #expect(decrypted as Data? == message)
      var broken = encrypted
      broken[broken.count - 1] ^= 1
      #expect(SecKeyCreateDecryptedData(key, algorithm, broken as CFData, nil) == nil)
    }
  }

  @Test func twoKeysShareASecret() throws {
    let (one, other) = (try key(), try key())
    let onePublic = try #require(SecKeyCopyPublicKey(one))
    let otherPublic = try #require(SecKeyCopyPublicKey(other))
    let parameters =
      [
        SecKeyKeyExchangeParameter.requestedSize.rawValue: 40,
        SecKeyKeyExchangeParameter.sharedInfo.rawValue: Data([1]),
      ] as [CFString: Any] as CFDictionary
    for algorithm: SecKeyAlgorithm in [
      .ecdhKeyExchangeStandard, .ecdhKeyExchangeCofactorX963SHA256,
    ] {
      let first = SecKeyCopyKeyExchangeResult(one, algorithm, otherPublic, parameters, nil)
      let second = SecKeyCopyKeyExchangeResult(other, algorithm, onePublic, parameters, nil)
      #expect((first as Data?)?.count == (algorithm == .ecdhKeyExchangeStandard ? 32 : 40))
      #expect(first == second)
    }
  }

  @Test func keysAreExportedAndRead() throws {
    for (type, bits) in [(kSecAttrKeyTypeRSA, 1024), (kSecAttrKeyTypeEC, 256)] {
      let key = try key(type, bits: bits)
      let publicKey = try #require(SecKeyCopyPublicKey(key))
      for (key, keyClass) in [
        (key, kSecAttrKeyClassPrivate), (publicKey, kSecAttrKeyClassPublic),
      ] {
        let data = try #require(SecKeyCopyExternalRepresentation(key, nil))
        let attributes =
          [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass] as CFDictionary
        #expect(SecKeyCreateWithData(data, attributes, nil) == key)
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateWithData(Data([4, 1]) as CFData, attributes, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
      }
    }
  }

  @Test func aKeyOfTheStandardVerifiesItsSignature() throws {
    // RFC 6979, A.2.5, for the message "sample".
    let point = bytes(
      "0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
        + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299")
    let signature = bytes(
      "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
        + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8")
    let attributes =
      [kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeyClass: kSecAttrKeyClassPublic]
      as CFDictionary
    let key = try #require(SecKeyCreateWithData(point as CFData, attributes, nil))
    #expect(
      SecKeyVerifySignature(
        key, .ecdsaSignatureMessageRFC4754SHA256, Data("sample".utf8) as CFData,
        signature as CFData, nil))
  }

  @Test func aPermanentKeyIsFoundInTheKeychain() throws {
    let tag = Data("com.example.key".utf8)
    let made = try key(
      bits: 256,
      [
        kSecPrivateKeyAttrs as String: [
          kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag,
        ] as [String: Any]
      ])
    let query: [String: Any] = [
      kSecClass as String: kSecClassKey, kSecAttrApplicationTag as String: tag,
      kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
      kSecReturnRef as String: true,
    ]
    var item: CFTypeRef?
    TestKeychain.afterRelaunch {
      #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    }
    let found = item as! SecKey
    #expect(found == made)
    let attributes = try #require(SecKeyCopyAttributes(found) as? [String: Any])
    #expect(attributes[kSecAttrApplicationTag as String] as? Data == tag)
    #expect(attributes[kSecAttrKeySizeInBits as String] as? Int == 256)
    #expect(attributes[kSecAttrKeyClass as String] as? String == kSecAttrKeyClassPrivate)
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
  }

  @Test func aKeyIsAddedOnce() throws {
    let key = try key()
    let attributes = [kSecValueRef: key, kSecAttrLabel: "Key"] as [CFString: Any] as CFDictionary
    #expect(SecItemAdd(attributes, nil) == errSecSuccess)
    #expect(SecItemAdd(attributes, nil) == errSecDuplicateItem)
    #expect(SecItemDelete([kSecValueRef: key] as CFDictionary) == errSecSuccess)
  }

  @Test func aKeyInTheSecureEnclaveStaysThere() throws {
    let access = try #require(
      SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .privateKeyUsage, nil))
    let key = try key(
      bits: 256,
      [
        kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave,
        kSecPrivateKeyAttrs as String: [
          kSecAttrIsPermanent as String: true, kSecAttrAccessControl as String: access,
        ] as [String: Any],
      ])
    #expect(SecKeyCopyExternalRepresentation(key, nil) == nil)
    var item: CFTypeRef?
    let query = [kSecClass: kSecClassKey, kSecReturnData: true] as [CFString: Any]
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data())
    let publicKey = try #require(SecKeyCopyPublicKey(key))
    #expect(SecKeyCopyExternalRepresentation(publicKey, nil) != nil)
    let data = Data([1]) as CFData
    let signature = try #require(
      SecKeyCreateSignature(key, .ecdsaSignatureMessageX962SHA256, data, nil))
    #expect(
      SecKeyVerifySignature(publicKey, .ecdsaSignatureMessageX962SHA256, data, signature, nil))
    var error: Unmanaged<CFError>?
    let wrong =
      [
        kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 2048,
        kSecAttrTokenID: kSecAttrTokenIDSecureEnclave,
      ] as [CFString: Any] as CFDictionary
    #expect(SecKeyCreateRandomKey(wrong, &error) == nil)
    #expect(error?.takeRetainedValue().code == Int(errSecParam))
  }

  @available(*, deprecated, message: "Tests deprecated functions.")
  @Test func olderFunctionsSignAndEncrypt() throws {
    var publicKey: SecKey?
    var privateKey: SecKey?
    let parameters =
      [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 1024] as [CFString: Any]
    #expect(
      SecKeyGeneratePair(parameters as CFDictionary, &publicKey, &privateKey) == errSecSuccess)
    let (one, other) = (try #require(publicKey), try #require(privateKey))
    let text: [UInt8] = [1, 2, 3]
    var encrypted = [UInt8](repeating: 0, count: 128)
    var count = encrypted.count
    #expect(SecKeyEncrypt(one, .PKCS1, text, 3, &encrypted, &count) == errSecSuccess)
    var decrypted = [UInt8](repeating: 0, count: 128)
    var length = decrypted.count
    #expect(SecKeyDecrypt(other, .PKCS1, encrypted, count, &decrypted, &length) == errSecSuccess)
    #expect(Array(decrypted.prefix(length)) == text)
    let digest = [UInt8](repeating: 5, count: 32)
    length = encrypted.count
    #expect(
      SecKeyRawSign(other, .PKCS1SHA256, digest, 32, &encrypted, &length) == errSecSuccess)
    #expect(SecKeyRawVerify(one, .PKCS1SHA256, digest, 32, encrypted, length) == errSecSuccess)
    #expect(SecKeyRawVerify(one, .PKCS1SHA1, digest, 20, encrypted, length) != errSecSuccess)
  }
}
