extension NWConnection {
  // Its properties don't change. The compiler can't check that for a class that isn't final.
  /// The way that data is sent.
  ///
  /// Follows <https://developer.apple.com/documentation/network/nwconnection/contentcontext>.
  public class ContentContext: @unchecked Sendable {
    /// A name for the data.
    public let identifier: String
    /// The number of milliseconds after which the data needn't be sent, or 0.
    public let expirationMilliseconds: UInt64
    /// The priority among other data, from 0 to 1.
    public let relativePriority: Double
    /// The data that must be sent before.
    public let antecedent: NWConnection.ContentContext?
    /// Whether nothing is sent after the data.
    public let isFinal: Bool
    /// Information for the protocols.
    public let protocolMetadata: [NWProtocolMetadata]

    /// Creates a context.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: NWConnection.ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) {
      self.identifier = identifier
      expirationMilliseconds = expiration
      relativePriority = priority
      self.antecedent = antecedent
      self.isFinal = isFinal
      protocolMetadata = metadata ?? []
    }

    /// Returns information for one of the protocols, of which there's none.
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

    /// The context of a message.
    public static let defaultMessage = ContentContext(identifier: "Default message")
    /// The context of the last message.
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    /// The context of everything that's sent.
    public static let defaultStream = ContentContext(identifier: "Default stream", isFinal: true)
  }
}
