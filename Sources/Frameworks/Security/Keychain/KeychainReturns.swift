/// The results that a search returns for each item.
struct KeychainReturns: OptionSet {
  let rawValue: Int

  /// The data.
  static let data = Self(rawValue: 1)
  /// The attributes.
  static let attributes = Self(rawValue: 2)
  /// A reference to a key, a certificate, or an identity.
  static let reference = Self(rawValue: 4)
  /// A reference that apps can store.
  static let persistentReference = Self(rawValue: 8)

  private static let keys: [String: Self] = [
    kSecReturnData: .data, kSecReturnAttributes: .attributes, kSecReturnRef: .reference,
    kSecReturnPersistentRef: .persistentReference,
  ]

  /// Returns the result that a key of a dictionary asks for.
  static func named(_ key: String) -> Self? { keys[key] }
}
