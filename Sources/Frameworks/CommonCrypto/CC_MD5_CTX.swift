/// The state of a digest by MD5.
public struct CC_MD5_CTX: Sendable {
  private var state = DigestState()

  /// Creates a state, which the algorithm's `Init` function prepares.
  public init() {}
}

/// The state of a digest by MD5.
public typealias CC_MD5state_st = CC_MD5_CTX
