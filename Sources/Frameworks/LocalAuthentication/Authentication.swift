import AppRuntime
import DeviceProtocol
import Synchronization
import UIKit

/// A request for the user to authenticate, with its alert and its result.
@MainActor
final class Authentication: Sendable {
  /// The number of consecutive failures after which only the passcode is accepted.
  private nonisolated static let mostFailures = 5
  private nonisolated static let question = "FaceID"
  private nonisolated static let failures = Mutex(0)

  private let policy: LAPolicy
  private let reason: String
  private let fallbackTitle: String?
  private let cancelTitle: String?
  private var completion: (@Sendable (LAError?) -> Void)?
  private var panel: FacePanel?
  private var takeBack: (@MainActor () -> Void)?
  private var hasFailed = false
  private var passcodeField: UITextField?
  private var observer: (any NSObjectProtocol)?

  init(
    _ policy: LAPolicy, reason: String, fallbackTitle: String?, cancelTitle: String?,
    completion: @escaping @Sendable (LAError?) -> Void
  ) {
    self.policy = policy
    self.reason = reason
    self.fallbackTitle = fallbackTitle
    self.cancelTitle = cancelTitle
    self.completion = completion
  }

  /// Whether the user has denied the app access to Face ID.
  nonisolated static var isRefused: Bool { Permissions.answer(to: question) == "denied" }

  /// Whether there were too many failures.
  nonisolated static var isLockedOut: Bool { failures.withLock { $0 >= mostFailures } }

  private var features: DeviceFeatures { .shared }

  // MARK: - Start and end

  /// Starts the authentication.
  func begin() {
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.cancel(.systemCancel) }
    }
    guard features.isBiometryEnrolled, !Self.isRefused, !Self.isLockedOut else {
      return askForPasscode()
    }
    guard !features.hasFingerReader, Permissions.answer(to: Self.question) == nil else {
      return recognize()
    }
    askForPermission()
  }

  /// Ends the authentication without the user's involvement.
  func cancel(_ code: LAError.Code) {
    end(LAError(code))
  }

  private func end(_ error: LAError?) {
    guard let completion else { return }
    self.completion = nil
    hidePanel()
    takeBack?()
    takeBack = nil
    if let observer { NotificationCenter.default.removeObserver(observer) }
    if error == nil { Self.failures.withLock { $0 = 0 } }
    completion(error)
  }

  private func ask(
    _ title: String, _ message: String?, _ answers: [SystemQuestion.Answer],
    configure: (UIAlertController) -> Void = { _ in }
  ) {
    takeBack = SystemQuestion.ask(title, message: message, answers: answers, configure: configure)
  }

  private func answer(
    _ title: String, isCancel: Bool = false, _ action: @escaping @MainActor (Authentication) -> Void
  ) -> SystemQuestion.Answer {
    SystemQuestion.Answer(title, isCancel: isCancel) {
      self.takeBack = nil
      action(self)
    }
  }

  private func askForPermission() {
    let usage = UsageDescription.required("NSFaceIDUsageDescription")
    ask(
      "Do you want to allow “\(SystemQuestion.appName)” to use Face ID?", usage,
      [
        answer("Don’t Allow", isCancel: true) {
          Permissions.keep("denied", to: Self.question)
          if $0.policy == .deviceOwnerAuthentication {
            $0.askForPasscode()
          } else {
            $0.end(LAError(.biometryNotAvailable))
          }
        },
        answer("OK") {
          Permissions.keep("allowed", to: Self.question)
          $0.recognize()
        },
      ])
  }

  // MARK: - Recognizing

  private func recognize() {
    features.onAttempt = { [weak self] matches in self?.attempt(matches) }
    if features.hasFingerReader {
      let answers = (hasFailed ? fallbackAnswers : []) + [cancelAnswer]
      ask(
        hasFailed ? "Try Again" : "Touch ID for “\(SystemQuestion.appName)”", reason, answers)
    } else {
      panel = FacePanel()
    }
  }

  private func attempt(_ matches: Bool) {
    features.onAttempt = nil
    hidePanel()
    takeBack?()
    takeBack = nil
    if matches { return end(nil) }
    let failures = Self.failures.withLock { count in
      count += 1
      return count
    }
    guard failures < Self.mostFailures else {
      if policy == .deviceOwnerAuthentication { return askForPasscode() }
      return end(LAError(.biometryLockout))
    }
    hasFailed = true
    if features.hasFingerReader { return recognize() }
    ask(
      "Face Not Recognized", "Try Again",
      [answer("Try Face ID Again") { $0.recognize() }] + fallbackAnswers + [cancelAnswer])
  }

  private func hidePanel() {
    features.onAttempt = nil
    panel?.hide()
    panel = nil
  }

  private var cancelAnswer: SystemQuestion.Answer {
    answer(cancelTitle.flatMap { $0.isEmpty ? nil : $0 } ?? "Cancel", isCancel: true) {
      $0.end(LAError(.userCancel))
    }
  }

  private var fallbackAnswers: [SystemQuestion.Answer] {
    if policy == .deviceOwnerAuthentication {
      return [answer(fallbackTitle ?? "Enter Passcode") { $0.askForPasscode() }]
    }
    if fallbackTitle?.isEmpty == true { return [] }
    return [answer(fallbackTitle ?? "Enter Password") { $0.end(LAError(.userFallback)) }]
  }

  // MARK: - The passcode

  /// Asks for the device's passcode.
  ///
  /// Any text is accepted.
  private func askForPasscode() {
    hidePanel()
    ask(
      "Enter iPhone passcode for “\(SystemQuestion.appName)”", reason,
      [
        cancelAnswer,
        answer("OK") { $0.check(passcode: $0.passcodeField?.text ?? "") },
      ]
    ) { alert in
      alert.addTextField {
        $0.isSecureTextEntry = true
        $0.placeholder = "Passcode"
        self.passcodeField = $0
      }
    }
  }

  private func check(passcode: String) {
    if passcode.isEmpty { askForPasscode() } else { end(nil) }
  }
}
