extension KeychainQuery {
  /// Returns the items that the query finds, without regard to the maximum number.
  func matches(in items: [KeychainItem]) -> [KeychainMatch] {
    guard let itemClass else { return [] }
    return KeychainMatch.all(itemClass, in: items).filter(finds)
  }

  private func finds(_ match: KeychainMatch) -> Bool {
    if let ids, !ids.contains(match.item.id) { return false }
    let own = match.attributes
    guard attributes.allSatisfy({ own[$0.key] == $0.value }) else { return false }
    let isSynchronizable = own[kSecAttrSynchronizable] == .number(1)
    // A reference to an item finds it in any case.
    if isSynchronizable, !findsSynchronizable, ids == nil,
      attributes[kSecAttrSynchronizable] == nil
    {
      return false
    }
    guard let reference else { return true }
    let data = reference.items.map(\.data)
    return data == [match.item.data] + (match.key.map { [$0.data] } ?? [])
  }

  /// Returns the items that a new item adds.
  func newItems(at date: Date) throws(KeychainFault) -> [KeychainItem] {
    guard let itemClass else { throw KeychainFault(errSecParam) }
    var items = reference?.items ?? []
    if items.isEmpty {
      guard itemClass != .identity, ids == nil else { throw KeychainFault(errSecParam) }
      if itemClass == .certificate || itemClass == .key, data == nil {
        throw KeychainFault(errSecParam)
      }
      items = [try made(itemClass)]
    }
    return items.map { item in
      var item = item
      item.attributes.merge(attributes) { _, new in new }
      item.attributes.merge(standardAttributes(at: date)) { own, _ in own }
      return item
    }
  }

  private func made(_ itemClass: KeychainClass) throws(KeychainFault) -> KeychainItem {
    if itemClass == .certificate, let data {
      guard let certificate = SecCertificate(der: data) else { throw KeychainFault(errSecDecode) }
      return certificate.keychainItem
    }
    return KeychainItem(itemClass, attributes: itemClass.defaults, data: data)
  }

  private func standardAttributes(at date: Date) -> [String: KeychainValue] {
    [
      kSecAttrAccessible: .string(kSecAttrAccessibleWhenUnlocked),
      kSecAttrAccessGroup: .string(KeychainGroup.standard),
      kSecAttrSynchronizable: .number(0), kSecAttrCreationDate: .date(date),
      kSecAttrModificationDate: .date(date),
    ]
  }
}
