/// Signs a digest.
@available(*, deprecated, message: "Use SecKeyCreateSignature.")
@discardableResult
public func SecKeyRawSign(
  _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
  _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  guard let algorithm = padding.signature(by: key) else { return errSecUnimplemented }
  let data = Data(bytes: dataToSign, count: dataToSignLen)
  return store(
    SecKeyCreateSignature(key, algorithm, data as NSData, nil) as Data?, sig, sigLen)
}

/// Verifies the signature of a digest.
@available(*, deprecated, message: "Use SecKeyVerifySignature.")
@discardableResult
public func SecKeyRawVerify(
  _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
  _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
  guard let algorithm = padding.signature(by: key) else { return errSecUnimplemented }
  let data = Data(bytes: signedData, count: signedDataLen)
  let signature = Data(bytes: sig, count: sigLen)
  let isValid = SecKeyVerifySignature(key, algorithm, data as NSData, signature as NSData, nil)
  return isValid ? errSecSuccess : errSSLCrypto
}

/// Encrypts data with a public key.
@available(*, deprecated, message: "Use SecKeyCreateEncryptedData.")
@discardableResult
public func SecKeyEncrypt(
  _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
  _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  guard let algorithm = padding.encryption else { return errSecUnimplemented }
  let data = Data(bytes: plainText, count: plainTextLen)
  return store(
    SecKeyCreateEncryptedData(key, algorithm, data as NSData, nil) as Data?, cipherText,
    cipherTextLen)
}

/// Decrypts data with a private key.
@available(*, deprecated, message: "Use SecKeyCreateDecryptedData.")
@discardableResult
public func SecKeyDecrypt(
  _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
  _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
  guard let algorithm = padding.encryption else { return errSecUnimplemented }
  let data = Data(bytes: cipherText, count: cipherTextLen)
  return store(
    SecKeyCreateDecryptedData(key, algorithm, data as NSData, nil) as Data?, plainText,
    plainTextLen)
}

/// Stores a result in an app's buffer.
private func store(
  _ data: Data?, _ buffer: UnsafeMutablePointer<UInt8>, _ count: UnsafeMutablePointer<Int>
) -> OSStatus {
  guard let data, data.count <= count.pointee else { return errSecParam }
  data.copyBytes(to: buffer, count: data.count)
  count.pointee = data.count
  return errSecSuccess
}
