/// The state of a digest by SHA-512 or SHA-384.
public struct CC_SHA512_CTX: Sendable {
  private var state = DigestState()

  /// Creates a state, which the algorithm's `Init` function prepares.
  public init() {}
}

/// The state of a digest by SHA-512 or SHA-384.
public typealias CC_SHA512state_st = CC_SHA512_CTX
