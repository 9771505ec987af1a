import LocalAuthentication

// Its properties don't change, and contexts can be used in all threads.
/// A cryptographic key.
///
/// Follows <https://developer.apple.com/documentation/security/seckey>.
public final class SecKey: Hashable, @unchecked Sendable {
  /// The numbers of the key.
  let material: KeyMaterial
  /// The attributes that the app gives the key.
  let attributes: [String: KeychainValue]
  /// The app's context for the authentication that the key needs.
  let context: LAContext?

  init(
    _ material: KeyMaterial, attributes: [String: KeychainValue] = [:], context: LAContext? = nil
  ) {
    self.material = material
    self.attributes = attributes
    self.context = context
  }

  /// Creates the key of an item, or returns `nil` if the item has none.
  convenience init?(_ item: KeychainItem, context: LAContext?) {
    let attributes = item.attributes
    guard let data = item.data, let type = attributes[kSecAttrKeyType]?.text,
      let material = KeyMaterial.read(
        data, type: type,
        isPrivate: attributes[kSecAttrKeyClass]?.text == kSecAttrKeyClassPrivate)
    else { return nil }
    self.init(material, attributes: attributes, context: context)
  }

  /// Whether the key can't leave the Secure Enclave.
  var isInSecureEnclave: Bool {
    material.isPrivate && attributes[kSecAttrTokenID]?.text == kSecAttrTokenIDSecureEnclave
  }

  /// The key in the format of PKCS #1 or X9.63.
  var data: Data { material.isPrivate ? material.privateData : material.publicData }

  /// The digest that identifies both parts of a pair of keys.
  var publicKeyHash: Data { KeyDigest.sha1.digest(of: material.publicData) }

  /// The attributes that follow from the key itself.
  var ownAttributes: [String: KeychainValue] {
    let isPrivate = material.isPrivate
    let isRSA = material.kind == .rsa
    let flags: [(String, Bool)] = [
      (kSecAttrCanEncrypt, !isPrivate), (kSecAttrCanDecrypt, isPrivate),
      (kSecAttrCanDerive, !isRSA && isPrivate), (kSecAttrCanSign, isPrivate),
      (kSecAttrCanVerify, !isPrivate), (kSecAttrCanWrap, !isPrivate),
      (kSecAttrCanUnwrap, isPrivate),
    ]
    let numbers = flags.map { ($0.0, KeychainValue.number($0.1 ? 1 : 0)) }
    return Dictionary(uniqueKeysWithValues: numbers).merging([
      kSecAttrKeyType: .string(material.kind.attribute),
      kSecAttrKeyClass: .string(isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic),
      kSecAttrKeySizeInBits: .number(material.bits),
      kSecAttrEffectiveKeySize: .number(material.bits),
      kSecAttrApplicationLabel: .data(publicKeyHash),
    ]) { $1 }
  }

  /// The item for the keychain.
  var keychainItem: KeychainItem {
    var all = ownAttributes.merging(attributes) { _, given in given }
    all[kSecAttrIsPermanent] = .number(1)
    return KeychainItem(.key, attributes: all, data: data)
  }

  /// Waits until the user has authenticated, if the key needs it.
  func authenticate() throws(KeychainFault) {
    let item = KeychainItem(.key, attributes: attributes, data: nil)
    try KeychainAuthentication(context: context).perform([item.accessControl])
  }

  /// Returns whether two keys are equal.
  public static func == (one: SecKey, other: SecKey) -> Bool {
    one.material.isPrivate == other.material.isPrivate && one.data == other.data
  }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(material.publicData)
  }
}
