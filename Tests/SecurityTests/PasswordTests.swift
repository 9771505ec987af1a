import Foundation
import Security
import Testing

/// Passwords in the keychain.
@Suite(.ownKeychain) struct PasswordTests {
  private func query(_ account: String, service: String = "mail") -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      kSecAttrAccount as String: account,
    ]
  }

  @discardableResult
  private func add(
    _ account: String, _ password: String, _ more: [String: Any] = [:]
  ) -> OSStatus {
    var attributes = query(account)
    attributes[kSecValueData as String] = Data(password.utf8)
    return SecItemAdd(attributes.merging(more) { $1 } as CFDictionary, nil)
  }

  private func password(_ account: String) -> String? {
    var query = query(account)
    query[kSecReturnData as String] = kCFBooleanTrue!
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aPasswordIsFoundAfterTheNextLaunch() {
    #expect(password("ada") == nil)
    #expect(add("ada", "secret") == errSecSuccess)
    #expect(password("ada") == "secret")
    TestKeychain.afterRelaunch { #expect(password("ada") == "secret") }
  }

  @Test func theSameAccountOfAServiceIsADuplicate() {
    add("ada", "one")
    #expect(add("ada", "two") == errSecDuplicateItem)
    #expect(add("ada", "two", [kSecAttrService: "chat"]) == errSecSuccess)
    #expect(add("ada", "two", [kSecAttrSynchronizable: true]) == errSecSuccess)
    #expect(password("ada") == "one")
  }

  @Test func labelsAndCommentsDontDistinguishPasswords() {
    add("ada", "one", [kSecAttrLabel: "first"])
    #expect(add("ada", "two", [kSecAttrLabel: "second"]) == errSecDuplicateItem)
  }

  @Test func aPasswordIsChanged() {
    add("ada", "one")
    let changes = [kSecValueData: Data("two".utf8)] as CFDictionary
    #expect(SecItemUpdate(query("ada") as CFDictionary, changes) == errSecSuccess)
    #expect(password("ada") == "two")
    #expect(SecItemUpdate(query("bob") as CFDictionary, changes) == errSecItemNotFound)
  }

  @Test func noChangeMakesADuplicate() {
    add("ada", "one")
    add("bob", "two")
    let changes = [kSecAttrAccount as String: "bob"] as CFDictionary
    #expect(SecItemUpdate(query("ada") as CFDictionary, changes) == errSecDuplicateItem)
    #expect(password("ada") == "one")
  }

  @Test func aPasswordIsDeleted() {
    add("ada", "one")
    add("bob", "two")
    #expect(SecItemDelete(query("ada") as CFDictionary) == errSecSuccess)
    #expect(password("ada") == nil)
    #expect(password("bob") == "two")
    #expect(SecItemDelete(query("ada") as CFDictionary) == errSecItemNotFound)
    let all = [kSecClass as String: kSecClassGenericPassword] as CFDictionary
    #expect(SecItemDelete(all) == errSecSuccess)
    #expect(password("bob") == nil)
    TestKeychain.afterRelaunch { #expect(password("bob") == nil) }
  }

  @Test func dataThatTheQueryContainsDoesntMatter() {
    add("ada", "one")
    var query = query("ada")
    query[kSecValueData as String] = Data("other".utf8)
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
  }

  @Test func attributesAreReturned() throws {
    add("ada", "one", [kSecAttrLabel: "Mail", kSecAttrGeneric: Data([7])])
    var query = query("ada")
    query[kSecReturnAttributes as String] = true
    query[kSecReturnData as String] = true
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    let found = try #require(item as? [String: Any])
    #expect(found[kSecAttrAccount as String] as? String == "ada")
    #expect(found[kSecAttrLabel as String] as? String == "Mail")
    #expect(found[kSecAttrGeneric as String] as? Data == Data([7]))
    #expect(found[kSecValueData as String] as? Data == Data("one".utf8))
    #expect(found[kSecClass as String] as? String == kSecClassGenericPassword)
    #expect(found[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked)
    #expect(found[kSecAttrSynchronizable as String] as? Bool == false)
    #expect(found[kSecAttrCreationDate as String] is Date)
    #expect((found[kSecAttrAccessGroup as String] as? String)?.hasPrefix("0000000000.") == true)
  }

  @Test func allPasswordsAreReturnedAsAnArray() {
    add("ada", "one")
    add("bob", "two")
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: true,
      kSecMatchLimit as String: kSecMatchLimitAll,
    ]
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    #expect(item as? [Data] == [Data("one".utf8), Data("two".utf8)])
    let accounts = query.merging(
      [kSecReturnAttributes as String: true, kSecReturnData as String: false]
    ) { $1 }
    #expect(SecItemCopyMatching(accounts as CFDictionary, &item) == errSecSuccess)
    let found = item as? [[String: Any]]
    #expect(found?.map { $0[kSecAttrAccount as String] as? String } == ["ada", "bob"])
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
  }

  @Test func aPersistentReferenceFindsAnItem() throws {
    add("zoe", "zero")
    var item: CFTypeRef?
    var attributes = query("ada")
    attributes[kSecValueData as String] = Data("one".utf8)
    attributes[kSecReturnPersistentRef as String] = true
    #expect(SecItemAdd(attributes as CFDictionary, &item) == errSecSuccess)
    let reference = try #require(item as? Data)
    let query: [String: Any] = [
      kSecValuePersistentRef as String: reference, kSecReturnData as String: true,
    ]
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data("one".utf8))
    #expect(SecItemDelete([kSecValuePersistentRef: reference] as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
  }

  @Test func passwordsOfServersDifferByAllPartsOfTheAddress() {
    var attributes: [String: Any] = [
      kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "example.com",
      kSecAttrAccount as String: "ada", kSecAttrPort as String: 443,
      kSecAttrProtocol as String: kSecAttrProtocolHTTPS, kSecValueData as String: Data([1]),
    ]
    #expect(SecItemAdd(attributes as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(attributes as CFDictionary, nil) == errSecDuplicateItem)
    attributes[kSecAttrPort as String] = "8443"
    #expect(SecItemAdd(attributes as CFDictionary, nil) == errSecSuccess)
    attributes[kSecAttrPort as String] = NSNumber(value: 443)
    #expect(SecItemDelete(attributes as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(attributes as CFDictionary) == errSecItemNotFound)
  }

  @Test func itemsForOtherDevicesAreFoundOnlyIfAskedFor() {
    add("ada", "one", [kSecAttrSynchronizable: kCFBooleanTrue!])
    #expect(password("ada") == nil)
    var query = query("ada")
    query[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
    query[kSecAttrSynchronizable as String] = true
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
  }

  @Test func mistakesAreReportedByNumber() {
    #expect(SecItemAdd([kSecAttrAccount: "ada"] as CFDictionary, nil) == errSecParam)
    #expect(SecItemCopyMatching([kSecClass: "nothing"] as CFDictionary, nil) == errSecParam)
    #expect(add("ada", "one", [kSecAttrServer: "example.com"]) == errSecNoSuchAttr)
    #expect(add("ada", "one", [kSecValueData: "text"]) == errSecParam)
    #expect(add("ada", "one", [kSecAttrAccessible: "never"]) == errSecParam)
    #expect(add("ada", "one", [kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == errSecParam)
    #expect(add("ada", "one") == errSecSuccess)
    var query = query("ada")
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    #expect(SecItemDelete(query as CFDictionary) == errSecParam)
    #expect(SecItemUpdate(query as CFDictionary, [:] as CFDictionary) == errSecParam)
    #expect(
      SecCopyErrorMessageString(errSecItemNotFound, nil)
        == "The specified item could not be found in the keychain.")
  }

  @Test func anItemThatIsTooLargeIsRefused() {
    let data = Data(count: 2 << 20)
    #expect(add("ada", "", [kSecValueData: data]) == errSecDataTooLarge)
    #expect(password("ada") == nil)
  }

  @Test func passwordsAreAccessibleWhileTheDeviceIsUnlocked() {
    add("ada", "one")
    add("bob", "two", [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock])
    TestKeychain.device.isLocked = true
    var query = query("ada")
    query[kSecReturnData as String] = true
    #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecInteractionNotAllowed)
    #expect(password("bob") == "two")
    #expect(add("cleo", "three") == errSecInteractionNotAllowed)
    TestKeychain.device.isLocked = false
    #expect(password("ada") == "one")
    #expect(password("cleo") == nil)
  }

  @Test func aTeamInAnAccessGroupDoesntMatter() {
    add("ada", "one")
    var item: CFTypeRef?
    var query = query("ada")
    query[kSecReturnAttributes as String] = true
    SecItemCopyMatching(query as CFDictionary, &item)
    let group = (item as? [String: Any])?[kSecAttrAccessGroup as String] as? String
    query[kSecAttrAccessGroup as String] = "ABCDE12345" + (group?.dropFirst(10) ?? "")
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    query[kSecAttrAccessGroup as String] = "ABCDE12345.other"
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
  }
}
