import Foundation
import Security
import Testing

/// The ways in which well-known wrappers call the keychain.
@Suite(.ownKeychain) struct WrapperTests {
  @Test func aResultIsStoredThroughAPointer() {
    let attributes: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "key",
      kSecValueData as String: Data("value".utf8),
      kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlocked,
    ]
    SecItemDelete(attributes as CFDictionary)
    #expect(SecItemAdd(attributes as CFDictionary, nil) == noErr)
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "key",
      kSecReturnData as String: kCFBooleanTrue as Any,
      kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    #expect(status == noErr)
    #expect(result as? Data == Data("value".utf8))
  }

  @Test func accountsCanBeData() {
    let account = Data("key".utf8)
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app",
      kSecAttrGeneric as String: account, kSecAttrAccount as String: account,
      kSecValueData as String: Data([1]),
    ]
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    query[kSecValueData as String] = nil
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitAll
    var result: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
    let results = result as? [[AnyHashable: Any]]
    #expect(results?.first?[kSecAttrAccount as String] as? Data == account)
  }

  @Test func keysCanBeStringsOfCoreFoundation() {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada", kSecValueData: Data([1]),
    ]
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    let objects: [NSString: Any] = [
      kSecClass as NSString: kSecClassGenericPassword, kSecAttrAccount as NSString: "ada",
    ]
    #expect(SecItemCopyMatching(objects as CFDictionary, nil) == errSecSuccess)
    let mutable = NSMutableDictionary(dictionary: objects)
    mutable[kSecReturnData as String] = true
    var result: CFTypeRef?
    #expect(SecItemCopyMatching(mutable, &result) == errSecSuccess)
    #expect(result as? NSData == NSData(data: Data([1])))
    #expect(SecItemDelete(mutable as CFDictionary) == errSecSuccess)
  }

  @Test func randomBytesAreStored() {
    var bytes = [UInt8](repeating: 0, count: 32)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    #expect(status == errSecSuccess)
    #expect(Set(bytes).count > 1)
    var data = Data(count: 16)
    let result = data.withUnsafeMutableBytes {
      SecRandomCopyBytes(kSecRandomDefault, 16, $0.baseAddress!)
    }
    #expect(result == errSecSuccess)
    #expect(data != Data(count: 16))
  }
}
