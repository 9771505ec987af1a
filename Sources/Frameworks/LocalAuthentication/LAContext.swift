import AppRuntime
import Dispatch
import Stubs
import Synchronization
import UIKit

/// A pointer to the location in which a function stores an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The maximum time in seconds for which unlocking the device can be reused as authentication.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// An object that asks the user to authenticate.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/lacontext>.
open class LAContext: NSObject, @unchecked Sendable {
  private struct State {
    var biometryType = LABiometryType.none
    var isInvalid = false
    var evaluations: [Authentication] = []
  }

  private static let replies = DispatchQueue(label: "com.apple.LocalAuthentication")
  private let state = Mutex(State())

  /// The title of the fallback button after a failure.
  ///
  /// An empty string hides the button.
  open var localizedFallbackTitle: String?
  /// The title of the cancel button.
  open var localizedCancelTitle: String?
  /// The reason for the authentication, if `evaluatePolicy` is called without one.
  open var localizedReason = ""
  /// Whether no user interface can be shown.
  open var interactionNotAllowed = false
  /// The time in seconds for which unlocking the device is reused as authentication.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0 {
    didSet { Stub.authenticationReuse.report(if: touchIDAuthenticationAllowableReuseDuration != 0) }
  }

  /// Creates a context.
  public override init() {
    super.init()
  }

  /// The device's type of biometric authentication, which is known after a policy has been
  /// requested.
  open var biometryType: LABiometryType { state.withLock(\.biometryType) }

  /// A value that changes when a different face or fingerprint is enrolled, or `nil` before the
  /// first authentication.
  open private(set) var evaluatedPolicyDomainState: Data?

  /// Returns whether a policy can be evaluated on this device.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    guard let fault = fault(of: policy) else { return true }
    error?.pointee = fault as NSError
    return false
  }

  /// Authenticates the user, and calls a closure on a private queue.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard !localizedReason.isEmpty else {
      raise("NSInvalidArgumentException", "Non-empty localizedReason must be provided.")
    }
    // The context stays alive until the user has answered.
    let answer = { @Sendable [self] (error: LAError?) in
      if error == nil { evaluatedPolicyDomainState = Data("enrolled".utf8) }
      state.withLock { $0.evaluations = [] }
      Self.replies.async { reply(error == nil, error) }
    }
    if let fault = fault(of: policy) { return answer(fault) }
    if interactionNotAllowed { return answer(LAError(.notInteractive)) }
    let (fallback, cancel) = (localizedFallbackTitle, localizedCancelTitle)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard !self.state.withLock(\.isInvalid) else {
          return answer(LAError(.appCancel))
        }
        let authentication = Authentication(
          policy, reason: localizedReason, fallbackTitle: fallback, cancelTitle: cancel,
          completion: answer)
        self.state.withLock { $0.evaluations.append(authentication) }
        authentication.begin()
      }
    }
  }

  /// Authenticates the user.
  /// - Throws: `LAError` if the authentication fails.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      evaluatePolicy(policy, localizedReason: localizedReason) { isMet, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(isMet))
      }
    }
  }

  /// Authenticates the user as an access control demands, and calls a closure on a private queue.
  open func evaluateAccessControl(
    _ accessControl: SecAccessControl, operation: LAAccessControlOperation,
    localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard accessControl.needsAuthentication else {
      return Self.replies.async { reply(true, nil) }
    }
    evaluatePolicy(
      accessControl.needsBiometry
        ? .deviceOwnerAuthenticationWithBiometrics : .deviceOwnerAuthentication,
      localizedReason: localizedReason, reply: reply)
  }

  /// Ends the evaluation.
  ///
  /// The context can't be used afterward.
  open func invalidate() {
    let evaluations = state.withLock { state in
      state.isInvalid = true
      defer { state.evaluations = [] }
      return state.evaluations
    }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { for one in evaluations { one.cancel(.appCancel) } }
    }
  }

  /// Returns the reason that a policy can't be evaluated, and determines the device's type of
  /// biometric authentication.
  private func fault(of policy: LAPolicy) -> LAError? {
    let (type, isEnrolled) = Self.onMain {
      let features = DeviceFeatures.shared
      return (
        features.hasFingerReader ? LABiometryType.touchID : .faceID, features.isBiometryEnrolled
      )
    }
    let isInvalid = state.withLock { state in
      state.biometryType = type
      return state.isInvalid
    }
    if isInvalid { return LAError(.invalidContext) }
    guard policy == .deviceOwnerAuthenticationWithBiometrics else { return nil }
    if Authentication.isRefused { return LAError(.biometryNotAvailable) }
    if !isEnrolled { return LAError(.biometryNotEnrolled) }
    return Authentication.isLockedOut ? LAError(.biometryLockout) : nil
  }

  private static func onMain<Value: Sendable>(_ body: @MainActor @Sendable () -> Value) -> Value {
    if MainQueue.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
