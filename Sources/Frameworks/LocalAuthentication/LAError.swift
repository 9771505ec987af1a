/// The domain of authentication errors.
public let LAErrorDomain = LAError.errorDomain

/// The reason that an authentication failed.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/laerror-swift.struct>.
public struct LAError: CustomNSError, LocalizedError, Equatable, Hashable, Sendable {
  /// The reasons that an authentication fails.
  public enum Code: Int, Sendable {
    /// The user didn't match.
    case authenticationFailed = -1
    /// The user canceled the authentication.
    case userCancel = -2
    /// The user chose the fallback.
    case userFallback = -3
    /// The system canceled the authentication, for example because another app came to the front.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// Biometric authentication isn't available, or the app isn't allowed to use it.
    case biometryNotAvailable = -6
    /// No face or fingerprint is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many failed attempts.
    case biometryLockout = -8
    /// The app canceled the authentication.
    case appCancel = -9
    /// The context was already invalidated.
    case invalidContext = -10
    /// No companion device is nearby.
    case companionNotAvailable = -11
    /// The context's settings don't allow any user interface.
    case notInteractive = -1004

    /// Touch ID isn't available.
    @available(*, deprecated, renamed: "biometryNotAvailable")
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// No fingerprint is enrolled.
    @available(*, deprecated, renamed: "biometryNotEnrolled")
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many failed attempts.
    @available(*, deprecated, renamed: "biometryLockout")
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The domain of authentication errors.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The user didn't match.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user canceled the authentication.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system canceled the authentication.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// Biometric authentication isn't available, or the app isn't allowed to use it.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face or fingerprint is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many failed attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app canceled the authentication.
  public static var appCancel: Code { .appCancel }
  /// The context was already invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// No companion device is nearby.
  public static var companionNotAvailable: Code { .companionNotAvailable }
  /// No user interface can be shown.
  public static var notInteractive: Code { .notInteractive }

  /// The error code.
  public let code: Code
  /// The error code as a number.
  public var errorCode: Int { code.rawValue }
  /// Additional information about the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: Self.text(for: code)] }
  /// A description of the error.
  public var errorDescription: String? { Self.text(for: code) }
  /// A description of the error.
  public var localizedDescription: String { Self.text(for: code) }

  /// Creates an error with a code.
  public init(_ code: Code) {
    self.code = code
  }

  private static func text(for code: Code) -> String {
    switch code {
    case .authenticationFailed: "Application retry limit exceeded."
    case .userCancel: "Authentication canceled."
    case .userFallback: "Fallback authentication mechanism selected."
    case .systemCancel: "UI canceled by system."
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available."
    case .biometryNotEnrolled: "No identities are enrolled."
    case .biometryLockout: "Biometry is locked out."
    case .appCancel: "Caller canceled authentication."
    case .invalidContext: "Invalidated by caller."
    case .companionNotAvailable: "No companion device available."
    case .notInteractive: "User interaction required."
    }
  }
}

extension LAError.Code {
  /// Returns whether an error has the given code.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
