import Foundation
import Testing

@testable import BuildWork

/// The keychain's constants in code that was written for objects.
struct KeychainConstantTests {
  private func rewritten(_ code: String) -> String {
    let file = SourceFile(URL(fileURLWithPath: "/a.swift"), index: 0, bytes: Array(code.utf8))
    guard KeychainConstants.areObjects(in: file) else { return code }
    return String(decoding: KeychainConstants(in: file).edits.apply(to: file).bytes, as: UTF8.self)
  }

  @Test func valuesOfDictionariesWithObjectsAreConverted() {
    let code = """
      var q: [String: AnyObject] = [kSecClass as String: kSecClassKey, "a": k]
      q[kSecMatchLimit as String] = kSecMatchLimitOne // one
      q[kSecReturnData as String] = kCFBooleanTrue
      """
    #expect(
      rewritten(code) == """
        var q: [String: AnyObject] = [kSecClass as String: kSecClassKey as AnyObject, "a": k]
        q[kSecMatchLimit as String] = kSecMatchLimitOne as AnyObject // one
        q[kSecReturnData as String] = kCFBooleanTrue
        """)
  }

  @Test func argumentsOfTheFilesFunctionsAreConverted() {
    let code = """
      func delete(_ type: AnyObject, label: String) { wipe(type, kSecClass) }
      delete(kSecClassKey, label: kSecAttrLabel)
      keychain.delete(kSecClassKey, label: kSecAttrLabel)
      """
    #expect(
      rewritten(code) == """
        func delete(_ type: AnyObject, label: String) { wipe(type, kSecClass) }
        delete(kSecClassKey as AnyObject, label: kSecAttrLabel)
        keychain.delete(kSecClassKey as AnyObject, label: kSecAttrLabel)
        """)
  }

  @Test(arguments: [
    "let query: [String: Any] = [kSecClass as String: kSecClassKey]",
    "var result: AnyObject?; query[kSecMatchLimit as String] = kSecMatchLimitAll",
    "let query: [String: AnyObject] = [kSecClass as String: kSecClassKey as AnyObject]",
  ])
  func otherCodeStays(_ code: String) {
    #expect(rewritten(code) == code)
  }
}
