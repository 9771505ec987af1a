/// A closure that changes the attributes of text.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct>.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The closure that changes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// The identity of the transformer, because closures can't be compared.
  let identity = ObjectIdentity()

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that the closure derives from other attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
