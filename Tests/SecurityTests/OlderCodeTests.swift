import Foundation
import Security
import Testing

/// Code that was written for older versions of Swift.
@Suite(.ownKeychain) struct OlderCodeTests {
  @Test func constantsAreConvertedByFormats() {
    let query = NSMutableDictionary(
      objects: [NSString(format: kSecClassGenericPassword), "ada", Data([1])],
      forKeys: [
        NSString(format: kSecClass), NSString(format: kSecAttrAccount),
        NSString(format: kSecValueData),
      ])
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
  }

  @Test func suggestedPasswordsHaveFourGroups() {
    let password = SecCreateSharedWebCredentialPassword()
    #expect(password?.split(separator: "-").map(\.count) == [3, 3, 3, 3])
    #expect(password != SecCreateSharedWebCredentialPassword())
  }

  @Test func noPasswordsAreSharedWithWebsites() async {
    let code = await withCheckedContinuation { continuation in
      SecRequestSharedWebCredential("example.com", nil) { passwords, error in
        continuation.resume(returning: passwords?.isEmpty == true ? error?.code : nil)
      }
    }
    #expect(code == Int(errSecItemNotFound))
    let other = await withCheckedContinuation { continuation in
      SecAddSharedWebCredential("example.com", "ada", "secret") {
        continuation.resume(returning: $0?.code)
      }
    }
    #expect(other == Int(errSecItemNotFound))
  }
}
