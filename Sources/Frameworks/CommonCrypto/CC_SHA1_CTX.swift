/// The state of a digest by SHA-1.
public struct CC_SHA1_CTX: Sendable {
  private var state = DigestState()

  /// Creates a state, which the algorithm's `Init` function prepares.
  public init() {}
}

/// The state of a digest by SHA-1.
public typealias CC_SHA1state_st = CC_SHA1_CTX
