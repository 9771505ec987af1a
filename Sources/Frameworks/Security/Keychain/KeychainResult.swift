/// The results of a search, in the types in which apps get them.
struct KeychainResult {
  /// The query.
  let query: KeychainQuery

  /// Returns the object that an app gets, or `nil` if it asked for none.
  func object(for matches: [KeychainMatch]) -> CFTypeRef? {
    guard !query.returns.isEmpty else { return nil }
    let results = matches.map(result)
    if query.returnsArray { return results as NSArray }
    return results.first.map { $0 as AnyObject }
  }

  private func result(for match: KeychainMatch) -> Any {
    switch query.returns {
    case .data: return data(of: match)
    case .persistentReference: return match.item.persistentReference
    case .reference:
      if let reference = reference(to: match) { return reference }
    default: break
    }
    var result: [String: Any] = [:]
    if !query.returns.isDisjoint(with: [.attributes, .reference]) {
      result = attributes(of: match)
    }
    if query.returns.contains(.data) { result[kSecValueData] = data(of: match) }
    if query.returns.contains(.reference) { result[kSecValueRef] = reference(to: match) }
    if query.returns.contains(.persistentReference) {
      result[kSecValuePersistentRef] = match.item.persistentReference
    }
    return result
  }

  private func data(of match: KeychainMatch) -> Data {
    let item = match.protectedItem
    let token = item.attributes[kSecAttrTokenID]?.text
    return token == kSecAttrTokenIDSecureEnclave ? Data() : item.data ?? Data()
  }

  private func attributes(of match: KeychainMatch) -> [String: Any] {
    var attributes = match.attributes.mapValues(\.object)
    attributes[kSecClass] = match.itemClass.rawValue
    attributes[kSecAttrAccessControl] = match.protectedItem.accessControl
    return attributes
  }

  private func reference(to match: KeychainMatch) -> AnyObject? {
    switch match.itemClass {
    case .genericPassword, .internetPassword: nil
    case .certificate: match.item.data.flatMap { SecCertificate(der: $0) }
    case .key: SecKey(match.item, context: query.context)
    case .identity: SecIdentity(match, context: query.context)
    }
  }
}
