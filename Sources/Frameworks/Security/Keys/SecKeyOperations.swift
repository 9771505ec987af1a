/// Returns the signature of data by a private key.
///
/// Follows <https://developer.apple.com/documentation/security/seckeycreatesignature(_:_:_:_:)>.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  perform(.sign, key, algorithm, error) {
    KeySignature(key: key.material, scheme: $0).sign(dataToSign as Data)
  }
}

/// Returns whether data was signed by the private key of a public key.
///
/// Follows <https://developer.apple.com/documentation/security/seckeyverifysignature(_:_:_:_:_:)>.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let scheme = KeyScheme(algorithm), scheme.allows(.verify, by: key.material) else {
    error?.fill(errSecParam)
    return false
  }
  let isValid = KeySignature(key: key.material, scheme: scheme)
    .verify(signature as Data, of: signedData as Data)
  if !isValid { error?.fill(errSecVerifyFailed) }
  return isValid
}

/// Returns data that a public key has encrypted.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seckeycreateencrypteddata(_:_:_:_:)>.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  perform(.encrypt, key, algorithm, error) {
    let encryption = KeyEncryption(key: key.material, scheme: $0)
    let data = plaintext as Data
    return data.count <= encryption.mostBytes ?? .max ? encryption.encrypt(data) : nil
  }
}

/// Returns data that a private key has decrypted.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seckeycreatedecrypteddata(_:_:_:_:)>.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  perform(.decrypt, key, algorithm, error) {
    KeyEncryption(key: key.material, scheme: $0).decrypt(ciphertext as Data)
  }
}

/// Returns the secret that a private and a public key share.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seckeycopykeyexchangeresult(_:_:_:_:_:)>.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey,
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  perform(.keyExchange, privateKey, algorithm, error) { scheme in
    guard let secret = KeyExchange.secret(of: privateKey.material, with: publicKey.material)
    else { return nil }
    guard let digest = scheme.digest else { return secret }
    let size = parameters.object(forKey: SecKeyKeyExchangeParameter.requestedSize.rawValue)
    let info = parameters.object(forKey: SecKeyKeyExchangeParameter.sharedInfo.rawValue)
    guard let count = (size as? NSNumber)?.intValue, (1...65_536).contains(count) else {
      return nil
    }
    return digest.derive(count, from: secret, info: info as? Data ?? Data())
  }
}

/// Returns whether a key can perform an operation with an algorithm.
///
/// Follows
/// <https://developer.apple.com/documentation/security/seckeyisalgorithmsupported(_:_:_:)>.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  KeyScheme(algorithm)?.allows(operation, by: key.material) ?? false
}

/// Returns the result of an operation, or stores its error.
private func perform(
  _ operation: SecKeyOperationType, _ key: SecKey, _ algorithm: SecKeyAlgorithm,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: (KeyScheme) -> Data?
) -> CFData? {
  KeyParameters.result(error) { () throws(KeychainFault) in
    guard let scheme = KeyScheme(algorithm), scheme.allows(operation, by: key.material) else {
      throw KeychainFault(errSecParam)
    }
    if operation != .encrypt { try key.authenticate() }
    guard let result = body(scheme) else { throw KeychainFault(errSecParam) }
    return result as NSData
  }
}
