import Foundation

/// A password in the keychain.
struct Keychain {
  let account: String

  private var query: [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: Bundle.main.bundleIdentifier ?? "",
      kSecAttrAccount as String: account,
    ]
  }

  /// Adds or changes the password.
  func save(_ password: String, isProtected: Bool = false) -> OSStatus {
    let data = Data(password.utf8)
    var attributes = query
    attributes[kSecValueData as String] = data
    if isProtected {
      attributes[kSecAttrAccessControl as String] = SecAccessControlCreateWithFlags(
        nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .biometryAny, nil)
    }
    let status = SecItemAdd(attributes as CFDictionary, nil)
    guard status == errSecDuplicateItem else { return status }
    return SecItemUpdate(
      query as CFDictionary, [kSecValueData as String: data] as CFDictionary)
  }

  /// Returns the password, or the reason that there's none.
  func read() -> Result<String, KeychainError> {
    var search = query
    search[kSecReturnData as String] = true
    search[kSecMatchLimit as String] = kSecMatchLimitOne
    search[kSecUseOperationPrompt as String] = "Show the secret."
    var item: CFTypeRef?
    let status = SecItemCopyMatching(search as CFDictionary, &item)
    guard status == errSecSuccess, let data = item as? Data else {
      return .failure(KeychainError(status: status))
    }
    return .success(String(decoding: data, as: UTF8.self))
  }

  /// Deletes the password.
  func delete() -> OSStatus {
    SecItemDelete(query as CFDictionary)
  }
}

/// An error of the keychain.
struct KeychainError: Error {
  let status: OSStatus

  var text: String {
    SecCopyErrorMessageString(status, nil) as String? ?? "Error \(status)"
  }
}
