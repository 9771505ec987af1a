internal import CLibCrypto

/// Fills memory with random bytes.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  if count == 0 { return CCRNGStatus(kCCSuccess) }
  guard let bytes, let length = Int32(exactly: count), length > 0 else {
    return CCRNGStatus(kCCParamError)
  }
  let isFilled = RAND_bytes(bytes.assumingMemoryBound(to: UInt8.self), length) == 1
  return CCRNGStatus(isFilled ? kCCSuccess : kCCRNGFailure)
}
