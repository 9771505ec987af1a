import Foundation
import Testing

@testable import Security

/// The file of the keychain.
@Suite(.ownKeychain) struct KeychainFileTests {
  private var file: URL { KeychainStore.current.file }

  private func query(_ account: String) -> CFDictionary {
    [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account] as CFDictionary
  }

  private func add(_ account: String) -> OSStatus {
    SecItemAdd(query(account), nil)
  }

  @Test(arguments: [Data(), Data("damaged".utf8)])
  func aDamagedFileIsAnErrorAndStays(data: Data) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    #expect(SecItemCopyMatching(query("ada"), nil) == errSecIO)
    #expect(add("ada") == errSecIO)
    #expect(SecItemDelete(query("ada")) == errSecIO)
    #expect(try Data(contentsOf: file) == data)
  }

  @Test func aFileThatIsTooLargeIsAnErrorAndStays() throws {
    #expect(add("ada") == errSecSuccess)
    let size: UInt64 = 1 << 30
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: size)
    try handle.close()
    TestKeychain.afterRelaunch { #expect(add("bob") == errSecIO) }
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? UInt64 == size)
  }

  @Test func aFileThatCantBeReadIsReadOnceItCanBe() throws {
    #expect(add("ada") == errSecSuccess)
    let other = file.appendingPathExtension("other")
    try FileManager.default.moveItem(at: file, to: other)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    try TestKeychain.afterRelaunch {
      #expect(add("bob") == errSecIO)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: other, to: file)
      #expect(add("bob") == errSecSuccess)
      #expect(SecItemCopyMatching(query("ada"), nil) == errSecSuccess)
    }
  }

  @Test func anItemThatIsDeletedBeforeItsChangedIsntFound() {
    #expect(add("ada") == errSecSuccess)
    // Whether the device is locked is checked after the search.
    let store = KeychainStore(file: file) {
      #expect(SecItemDelete(query("ada")) == errSecSuccess)
      return false
    }
    KeychainStore.$current.withValue(store) {
      let changes = [kSecValueData: Data("two".utf8)] as CFDictionary
      #expect(SecItemUpdate(query("ada"), changes) == errSecItemNotFound)
    }
  }
}
