/// The state of a digest by MD4.
public struct CC_MD4_CTX: Sendable {
  private var state = DigestState()

  /// Creates a state, which the algorithm's `Init` function prepares.
  public init() {}
}

/// The state of a digest by MD4.
public typealias CC_MD4state_st = CC_MD4_CTX
