import Foundation
import LocalAuthentication
import Synchronization
import Testing

@testable import Security

/// A context whose user answers at once.
private final class QuickContext: LAContext, @unchecked Sendable {
  private let answer: LAError?
  private let asked = Mutex<[(LAPolicy, String)]>([])

  init(_ answer: LAError?) {
    self.answer = answer
    super.init()
  }

  var questions: [(LAPolicy, String)] { asked.withLock { $0 } }

  override func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    asked.withLock { $0.append((policy, localizedReason)) }
    reply(answer == nil, answer)
  }
}

/// Items for which the user must authenticate.
@Suite(.ownKeychain) struct AccessControlTests {
  private let account: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ada",
  ]

  private func add(_ flags: SecAccessControlCreateFlags) throws {
    let control = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, flags, nil))
    var attributes = account
    attributes[kSecAttrAccessControl as String] = control
    attributes[kSecValueData as String] = Data([1])
    #expect(SecItemAdd(attributes as CFDictionary, nil) == errSecSuccess)
  }

  private func find(_ more: [String: Any]) -> (status: OSStatus, data: Data?) {
    var query = account
    query[kSecReturnData as String] = true
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query.merging(more) { $1 } as CFDictionary, &item)
    return (status, item as? Data)
  }

  @Test func theUserIsAskedForAFace() throws {
    try add(.biometryAny)
    let context = QuickContext(nil)
    let found = find([
      kSecUseAuthenticationContext: context, kSecUseOperationPrompt: "Show the password",
    ])
    #expect(found.status == errSecSuccess)
    #expect(found.data == Data([1]))
    #expect(context.questions.map(\.0) == [.deviceOwnerAuthenticationWithBiometrics])
    #expect(context.questions.map(\.1) == ["Show the password"])
  }

  @Test func thePasscodeIsEnoughForPresence() throws {
    try add(.userPresence)
    let context = QuickContext(nil)
    context.localizedReason = "Sign in"
    #expect(find([kSecUseAuthenticationContext: context]).status == errSecSuccess)
    #expect(context.questions.map(\.0) == [.deviceOwnerAuthentication])
    #expect(context.questions.map(\.1) == ["Sign in"])
  }

  @Test(arguments: [
    (LAError.userCancel, errSecUserCanceled), (.authenticationFailed, errSecAuthFailed),
    (.biometryLockout, errSecAuthFailed), (.notInteractive, errSecInteractionNotAllowed),
  ])
  func failuresAreResultCodes(_ code: LAError.Code, _ status: OSStatus) throws {
    try add(.biometryCurrentSet)
    #expect(find([kSecUseAuthenticationContext: QuickContext(LAError(code))]).status == status)
  }

  @Test func theUserIsntAskedIfTheAppForbidsIt() throws {
    try add(.userPresence)
    let context = QuickContext(nil)
    let uses = [kSecUseAuthenticationContext as String: context as Any]
    let failing = uses.merging([kSecUseAuthenticationUI: kSecUseAuthenticationUIFail]) { $1 }
    #expect(find(failing).status == errSecInteractionNotAllowed)
    let older = uses.merging([kSecUseNoAuthenticationUI: true]) { $1 }
    #expect(find(older).status == errSecInteractionNotAllowed)
    let skipping = uses.merging([kSecUseAuthenticationUI: kSecUseAuthenticationUISkip]) { $1 }
    #expect(find(skipping).status == errSecItemNotFound)
    context.interactionNotAllowed = true
    #expect(find(uses).status == errSecInteractionNotAllowed)
    #expect(context.questions.isEmpty)
  }

  @Test func attributesNeedNoAuthentication() throws {
    try add(.userPresence)
    let context = QuickContext(LAError(.userCancel))
    let query = account.merging([
      kSecReturnAttributes: true, kSecUseAuthenticationContext: context,
    ]) { $1 }
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
    let control = (item as? [String: Any])?[kSecAttrAccessControl as String]
    #expect((control as? SecAccessControl)?.flags == .userPresence)
    #expect(SecItemDelete(account as CFDictionary) == errSecSuccess)
    #expect(context.questions.isEmpty)
  }

  @Test func conditionsThatExcludeEachOtherAreAnError() {
    var error: Unmanaged<CFError>?
    let control = SecAccessControlCreateWithFlags(
      nil, kSecAttrAccessibleWhenUnlocked, [.userPresence, .biometryAny], &error)
    #expect(control == nil)
    #expect((error?.takeRetainedValue())?.code == Int(errSecParam))
    #expect(SecAccessControlCreateWithFlags(nil, "never", .userPresence, nil) == nil)
  }

  @Test func anAccessControlExcludesAnotherAccessibility() throws {
    let control = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [], nil))
    var attributes = account
    attributes[kSecAttrAccessControl as String] = control
    attributes[kSecAttrAccessible as String] = kSecAttrAccessibleAlways
    #expect(SecItemAdd(attributes as CFDictionary, nil) == errSecParam)
  }
}
