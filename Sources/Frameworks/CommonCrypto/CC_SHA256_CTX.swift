/// The state of a digest by SHA-256 or SHA-224.
public struct CC_SHA256_CTX: Sendable {
  private var state = DigestState()

  /// Creates a state, which the algorithm's `Init` function prepares.
  public init() {}
}

/// The state of a digest by SHA-256 or SHA-224.
public typealias CC_SHA256state_st = CC_SHA256_CTX
