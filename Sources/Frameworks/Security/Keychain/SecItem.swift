/// Finds items in the keychain.
///
/// Follows <https://developer.apple.com/documentation/security/secitemcopymatching(_:_:)>.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status { () throws(KeychainFault) in
    let query = try KeychainQuery(query, for: .search)
    let found = try query.allowed(query.matches(in: KeychainStore.current.items))
    result?.pointee = KeychainResult(query: query).object(for: found)
  }
}

/// Adds an item to the keychain.
///
/// Follows <https://developer.apple.com/documentation/security/secitemadd(_:_:)>.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  status { () throws(KeychainFault) in
    let query = try KeychainQuery(attributes, for: .add)
    var added = try query.newItems(at: Date())
    for item in added { try KeychainAuthentication.checkLock(of: item) }
    try KeychainStore.current.change { contents throws(KeychainFault) in
      for index in added.indices {
        added[index].id = contents.nextID
        contents.nextID += 1
        try contents.add(added[index])
      }
    }
    guard let itemClass = query.itemClass, let first = added.first else { return }
    let match = KeychainMatch(
      itemClass: itemClass, item: first, key: added.count > 1 ? added.last : nil)
    result?.pointee = KeychainResult(query: query).object(for: [match])
  }
}

/// Changes the attributes or the data of items in the keychain.
///
/// Follows <https://developer.apple.com/documentation/security/secitemupdate(_:_:)>.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status { () throws(KeychainFault) in
    let query = try KeychainQuery(query, for: .update)
    var changes = try KeychainQuery(attributesToUpdate, for: .changes)
    if let itemClass = query.itemClass { try changes.check(itemClass) }
    let changed = Set(
      try query.allowed(query.matches(in: KeychainStore.current.items)).flatMap(\.ids))
    try KeychainStore.current.change { contents throws(KeychainFault) in
      // The items can be deleted in the meantime.
      let indices = contents.items.indices.filter { changed.contains(contents.items[$0].id) }
      guard !indices.isEmpty else { throw KeychainFault(errSecItemNotFound) }
      for index in indices { try contents.change(index, changes) }
    }
  }
}

/// Deletes items from the keychain.
///
/// Follows <https://developer.apple.com/documentation/security/secitemdelete(_:)>.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { () throws(KeychainFault) in
    let query = try KeychainQuery(query, for: .delete)
    try KeychainStore.current.change { contents throws(KeychainFault) in
      let deleted = Set(query.matches(in: contents.items).flatMap(\.ids))
      guard !deleted.isEmpty else { throw KeychainFault(errSecItemNotFound) }
      contents.items.removeAll { deleted.contains($0.id) }
    }
  }
}

/// Returns the result code of a function.
private func status(_ body: () throws(KeychainFault) -> Void) -> OSStatus {
  do throws(KeychainFault) {
    try body()
    return errSecSuccess
  } catch {
    return error.status
  }
}

extension KeychainQuery {
  /// Returns the items that the app can use, after the user has authenticated.
  fileprivate func allowed(_ matches: [KeychainMatch]) throws(KeychainFault) -> [KeychainMatch] {
    let needsItems = purpose == .update || returns.contains(.data)
    var found = matches
    if asking == .skips {
      found.removeAll { $0.protectedItem.accessControl.needsAuthentication }
    }
    if let limit { found = Array(found.prefix(limit)) }
    guard !found.isEmpty else { throw KeychainFault(errSecItemNotFound) }
    guard needsItems else { return found }
    for match in found { try KeychainAuthentication.checkLock(of: match.protectedItem) }
    try KeychainAuthentication(context: context, prompt: prompt, isAllowed: asking == .allowed)
      .perform(found.map(\.protectedItem.accessControl))
    return found
  }
}

extension KeychainStore.Contents {
  /// Adds an item, unless there's one with the same primary key.
  fileprivate mutating func add(_ item: KeychainItem) throws(KeychainFault) {
    guard !items.contains(where: { $0.collides(with: item) }) else {
      throw KeychainFault(errSecDuplicateItem)
    }
    items.append(item)
  }

  /// Changes an item, unless another one has the same primary key then.
  fileprivate mutating func change(_ index: Int, _ changes: KeychainQuery) throws(KeychainFault) {
    var item = items[index]
    item.attributes.merge(changes.attributes) { _, new in new }
    if changes.attributes[kSecAttrAccessible] != nil,
      changes.attributes[kSecAttrAccessControl] == nil
    {
      item.attributes[kSecAttrAccessControl] = nil
    }
    item.attributes[kSecAttrModificationDate] = .date(Date())
    if let data = changes.data { item.data = data }
    guard !items.contains(where: { $0.id != item.id && $0.collides(with: item) }) else {
      throw KeychainFault(errSecDuplicateItem)
    }
    items[index] = item
  }
}

extension KeychainItem {
  /// Returns whether an item has the same primary key.
  fileprivate func collides(with other: KeychainItem) -> Bool {
    itemClass == other.itemClass && primaryKey == other.primaryKey
  }
}
