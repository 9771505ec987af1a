/// A cipher in progress.
public typealias CCCryptorRef = OpaquePointer

/// Creates a cipher.
@discardableResult
public func CCCryptorCreate(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  create(
    op, CipherKind(algorithm: Int(alg), mode: mode(alg, options)),
    options & CCOptions(kCCOptionPKCS7Padding) != 0,
    bytes(key, keyLength), iv, cryptorRef)
}

/// Creates a cipher with a mode of operation.
/// - Parameters:
///   - tweak: The second key of the mode XTS, which isn't supported.
///   - numRounds: The number of rounds, which is always the algorithm's own.
@discardableResult
public func CCCryptorCreateWithMode(
  _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding,
  _ iv: UnsafeRawPointer!, _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!,
  _ tweakLength: Int, _ numRounds: Int32, _ options: CCModeOptions,
  _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
  create(
    op, CipherKind(algorithm: Int(alg), mode: Int(mode)), Int(padding) == ccPKCS7Padding,
    bytes(key, keyLength), iv, cryptorRef)
}

private func create(
  _ operation: CCOperation, _ kind: CipherKind, _ isPadded: Bool, _ key: UnsafeRawBufferPointer?,
  _ vector: UnsafeRawPointer?, _ reference: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
  guard let reference else { return CCCryptorStatus(kCCParamError) }
  let (cryptor, status) = Cryptor.make(
    operation, kind, isPadded: isPadded, key: key, vector: vector)
  reference.pointee = cryptor.map { OpaquePointer(Unmanaged.passRetained($0).toOpaque()) }
  return status
}

private func cryptor(_ reference: CCCryptorRef) -> Cryptor {
  Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
}

/// Encrypts or decrypts more bytes.
@discardableResult
public func CCCryptorUpdate(
  _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let cryptorRef, let input = bytes(dataIn, dataInLength) else {
    return CCCryptorStatus(kCCParamError)
  }
  let cryptor = cryptor(cryptorRef)
  let needed = cryptor.outputLength(for: dataInLength, isFinal: false)
  guard needed <= dataOutAvailable else {
    dataOutMoved?.pointee = needed
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  guard let output = cryptor.update(input) else { return CCCryptorStatus(kCCParamError) }
  return store(output, dataOut, dataOutAvailable, dataOutMoved)
}

/// Stores the rest of the result.
@discardableResult
public func CCCryptorFinal(
  _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
  let (rest, status) = cryptor(cryptorRef).finish()
  guard status == kCCSuccess else { return status }
  return store(rest, dataOut, dataOutAvailable, dataOutMoved)
}

/// Returns the number of bytes that the output for more input needs at most.
public func CCCryptorGetOutputLength(
  _ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool
) -> Int {
  guard let cryptorRef else { return 0 }
  return cryptor(cryptorRef).outputLength(for: inputLength, isFinal: final)
}

/// Starts again with the same key and an initialization vector.
@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!) -> CCCryptorStatus
{
  guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
  cryptor(cryptorRef).reset(vector: iv)
  return CCCryptorStatus(kCCSuccess)
}

/// Releases a cipher.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
  guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
  Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
  return CCCryptorStatus(kCCSuccess)
}
