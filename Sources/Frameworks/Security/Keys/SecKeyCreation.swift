import LocalAuthentication
internal import Stubs

/// Creates a random private key, and adds it to the keychain if it's permanent.
///
/// Follows <https://developer.apple.com/documentation/security/seckeycreaterandomkey(_:_:)>.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  KeyParameters.result(error) { () throws(KeychainFault) in
    let parameters = try KeyParameters(parameters)
    let material = try parameters.material
    return try parameters.key(material, kSecPrivateKeyAttrs)
  }
}

/// Creates a random pair of keys, and adds those that are permanent to the keychain.
///
/// Follows <https://developer.apple.com/documentation/security/seckeygeneratepair(_:_:_:)>.
@available(*, deprecated, message: "Use SecKeyCreateRandomKey.")
@discardableResult
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
  _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
  do throws(KeychainFault) {
    let parameters = try KeyParameters(parameters)
    let material = try parameters.material
    guard let publicMaterial = material.publicKey else { return errSecParam }
    privateKey?.pointee = try parameters.key(material, kSecPrivateKeyAttrs)
    publicKey?.pointee = try parameters.key(publicMaterial, kSecPublicKeyAttrs)
    return errSecSuccess
  } catch {
    return error.status
  }
}

/// Creates a key from data in the format of PKCS #1 or X9.63.
///
/// Follows <https://developer.apple.com/documentation/security/seckeycreatewithdata(_:_:_:)>.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  KeyParameters.result(error) { () throws(KeychainFault) in
    let parameters = try KeyParameters(attributes)
    let keyClass = parameters.values[kSecAttrKeyClass].flatMap(KeychainValue.init)?.text
    guard keyClass == kSecAttrKeyClassPrivate || keyClass == kSecAttrKeyClassPublic,
      let material = KeyMaterial.read(
        keyData as Data, type: parameters.type, isPrivate: keyClass == kSecAttrKeyClassPrivate)
    else { throw KeychainFault(errSecParam) }
    return try parameters.key(material, "")
  }
}

/// Returns the public key of a private key.
///
/// Follows <https://developer.apple.com/documentation/security/seckeycopypublickey(_:)>.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
  key.material.isPrivate ? key.material.publicKey.map { SecKey($0) } : key
}

/// Returns a key in the format of PKCS #1 or X9.63, or `nil` if it can't be exported.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seckeycopyexternalrepresentation(_:_:)>.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard !key.isInSecureEnclave, key.attributes[kSecAttrIsExtractable] != .number(0) else {
    error?.fill(errSecUnimplemented)
    return nil
  }
  return key.data as NSData
}

/// Returns a key's attributes.
///
/// Follows <https://developer.apple.com/documentation/security/seckeycopyattributes(_:)>.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
  let all = key.ownAttributes.merging(key.attributes) { own, _ in own }
  return all.mapValues(\.object) as NSDictionary
}

/// Returns the number of bytes of a key's blocks.
///
/// Follows <https://developer.apple.com/documentation/security/seckeygetblocksize(_:)>.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int {
  key.material.blockLength
}
