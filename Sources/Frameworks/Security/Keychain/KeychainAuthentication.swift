import Dispatch
import LocalAuthentication
internal import AppRuntime
internal import Stubs
internal import UIKit

/// The authentication that access controls need.
struct KeychainAuthentication {
  /// The reason that the user sees if an app gives none.
  private static let reason = "Access the keychain."

  /// The app's context.
  var context: LAContext?
  /// The reason that the app gives.
  var prompt: String?
  /// Whether the user can be asked.
  var isAllowed = true

  /// Whether the device isn't locked.
  static var isDataAvailable: Bool {
    // The property can be read on any thread.
    MainQueue.runHere { UIApplication.shared.isProtectedDataAvailable }
  }

  /// Checks that the device's state makes an item accessible.
  static func checkLock(of item: KeychainItem) throws(KeychainFault) {
    let protections = [
      kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
    ]
    if protections.contains(item.accessControl.protection), KeychainStore.current.isLocked {
      throw KeychainFault(errSecInteractionNotAllowed)
    }
  }

  /// Waits until the user has authenticated for all access controls.
  func perform(_ controls: [SecAccessControl]) throws(KeychainFault) {
    let controls = controls.filter(\.needsAuthentication)
    guard !controls.isEmpty, context?.evaluatedPolicyDomainState == nil else { return }
    guard isAllowed, context?.interactionNotAllowed != true else {
      throw KeychainFault(errSecInteractionNotAllowed)
    }
    guard !MainQueue.isCurrent else {
      Stub.keychainOnMain.report()
      throw KeychainFault(errSecInteractionNotAllowed)
    }
    let needsBiometry = controls.contains(where: \.needsBiometry)
    let policy: LAPolicy =
      needsBiometry ? .deviceOwnerAuthenticationWithBiometrics : .deviceOwnerAuthentication
    if let error = wait(for: policy) { throw KeychainFault(Self.status(of: error)) }
  }

  private func wait(for policy: LAPolicy) -> (any Error)? {
    let context = self.context ?? LAContext()
    let texts = [prompt, context.localizedReason].compactMap(\.self)
    let done = DispatchSemaphore(value: 0)
    // The semaphore orders the accesses.
    nonisolated(unsafe) var result: (any Error)?
    context.evaluatePolicy(
      policy, localizedReason: texts.first { !$0.isEmpty } ?? Self.reason
    ) { isAuthenticated, error in
      result = isAuthenticated ? nil : error ?? LAError(.authenticationFailed)
      done.signal()
    }
    done.wait()
    return result
  }

  private static func status(of error: any Error) -> OSStatus {
    switch (error as? LAError)?.code {
    case .userCancel, .systemCancel, .appCancel: errSecUserCanceled
    case .notInteractive: errSecInteractionNotAllowed
    default: errSecAuthFailed
    }
  }
}
