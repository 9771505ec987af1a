/// Encrypts or decrypts bytes.
/// - Parameter dataOutMoved: The number of bytes of the result, or the number that the buffer needs
///   if it's too small.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  let (made, status) = Cryptor.make(
    op, CipherKind(algorithm: Int(alg), mode: mode(alg, options)),
    isPadded: options & CCOptions(kCCOptionPKCS7Padding) != 0,
    key: bytes(key, keyLength), vector: iv)
  guard let cryptor = made else { return status }
  guard let input = bytes(dataIn, dataInLength) else { return CCCryptorStatus(kCCParamError) }
  let needed = cryptor.outputLength(for: dataInLength, isFinal: true)
  guard needed <= dataOutAvailable else {
    dataOutMoved?.pointee = needed
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  guard let start = cryptor.update(input) else { return CCCryptorStatus(kCCParamError) }
  let (rest, end) = cryptor.finish()
  guard end == kCCSuccess else {
    dataOutMoved?.pointee = 0
    return end
  }
  return store(start + rest, dataOut, dataOutAvailable, dataOutMoved)
}

/// Returns the mode of operation that options select.
func mode(_ algorithm: CCAlgorithm, _ options: CCOptions) -> Int {
  if Int(algorithm) == kCCAlgorithmRC4 { return kCCModeRC4 }
  return options & CCOptions(kCCOptionECBMode) != 0 ? kCCModeECB : kCCModeCBC
}

/// Returns an app's bytes, or `nil` if the app passes a negative length or no location.
func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer? {
  guard count == 0 || start != nil && count > 0 else { return nil }
  return UnsafeRawBufferPointer(start: start, count: count)
}

/// Stores a result in an app's buffer.
func store(
  _ output: [UInt8], _ buffer: UnsafeMutableRawPointer?, _ available: Int,
  _ moved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  moved?.pointee = output.count
  guard output.count <= available else { return CCCryptorStatus(kCCBufferTooSmall) }
  if let buffer, !output.isEmpty { buffer.copyMemory(from: output, byteCount: output.count) }
  return CCCryptorStatus(kCCSuccess)
}
