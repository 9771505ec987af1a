internal import CLibCrypto

/// A generator of random numbers.
///
/// Follows <https://developer.apple.com/documentation/security/secrandomref>.
public final class SecRandom: Sendable {
  private init() {}
}

/// A generator of random numbers.
public typealias SecRandomRef = SecRandom

/// The default generator of random numbers.
///
/// Follows <https://developer.apple.com/documentation/security/ksecrandomdefault>.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes.
///
/// Follows <https://developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:)>.
@discardableResult
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  guard let length = Int32(exactly: count), length >= 0 else { return errSecParam }
  let isFilled = RAND_bytes(bytes.assumingMemoryBound(to: UInt8.self), length) == 1
  return isFilled ? errSecSuccess : errSecInternalComponent
}
