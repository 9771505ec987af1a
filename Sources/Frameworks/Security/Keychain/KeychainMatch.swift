/// An item that a search found, with the private key of an identity.
struct KeychainMatch {
  /// The class that the search is for.
  let itemClass: KeychainClass
  /// The item, which is the certificate of an identity.
  let item: KeychainItem
  /// The private key of an identity.
  let key: KeychainItem?

  /// The attributes of the item and the private key.
  var attributes: [String: KeychainValue] {
    (key?.attributes ?? [:]).merging(item.attributes) { _, own in own }
  }

  /// The numbers of the items.
  var ids: Set<Int> { Set([item.id] + (key.map { [$0.id] } ?? [])) }

  /// The item whose access control counts.
  var protectedItem: KeychainItem { key ?? item }

  /// Returns the items of a class.
  static func all(_ itemClass: KeychainClass, in items: [KeychainItem]) -> [KeychainMatch] {
    guard itemClass == .identity else {
      return items.filter { $0.itemClass == itemClass }.map {
        KeychainMatch(itemClass: itemClass, item: $0, key: nil)
      }
    }
    let keys = items.filter {
      $0.itemClass == .key && $0.attributes[kSecAttrKeyClass]?.text == kSecAttrKeyClassPrivate
    }
    return items.filter { $0.itemClass == .certificate }.compactMap { certificate in
      let hash = certificate.attributes[kSecAttrPublicKeyHash]
      let key = keys.first { $0.attributes[kSecAttrApplicationLabel] == hash }
      guard let key, hash != nil else { return nil }
      return KeychainMatch(itemClass: .identity, item: certificate, key: key)
    }
  }
}
