/// The domain of the errors of authentication.
public let LAErrorDomain = LAError.errorDomain

/// The reason that an authentication failed.
///
/// Follows <https://developer.apple.com/documentation/localauthentication/laerror-swift.struct>.
public struct LAError: CustomNSError, LocalizedError, Equatable, Hashable, Sendable {
  /// The reasons for which authentications fail.
  public enum Code: Int, Sendable {
    /// It wasn't the right person.
    case authenticationFailed = -1
    /// The user canceled.
    case userCancel = -2
    /// The user wants another way.
    case userFallback = -3
    /// The system canceled, as when another app comes to the front.
    case systemCancel = -4
    /// The device has no passcode.
    case passcodeNotSet = -5
    /// The device recognizes nobody, or the app may not use that.
    case biometryNotAvailable = -6
    /// Nobody is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many failures.
    case biometryLockout = -8
    /// The app canceled.
    case appCancel = -9
    /// The context was invalidated before.
    case invalidContext = -10
    /// No companion device is near.
    case companionNotAvailable = -11
    /// Nothing can be shown, by the context's own setting.
    case notInteractive = -1004

    /// The device recognizes no fingers.
    @available(*, deprecated, renamed: "biometryNotAvailable")
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// No finger is enrolled.
    @available(*, deprecated, renamed: "biometryNotEnrolled")
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many failures.
    @available(*, deprecated, renamed: "biometryLockout")
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The domain of the errors of authentication.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// It wasn't the right person.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user canceled.
  public static var userCancel: Code { .userCancel }
  /// The user wants another way.
  public static var userFallback: Code { .userFallback }
  /// The system canceled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device recognizes nobody, or the app may not use that.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// Nobody is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many failures.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app canceled.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated before.
  public static var invalidContext: Code { .invalidContext }
  /// No companion device is near.
  public static var companionNotAvailable: Code { .companionNotAvailable }
  /// Nothing can be shown.
  public static var notInteractive: Code { .notInteractive }

  /// The reason.
  public let code: Code
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// Additional information about the error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: Self.text(for: code)] }
  /// The reason in words.
  public var errorDescription: String? { Self.text(for: code) }
  /// The reason in words.
  public var localizedDescription: String { Self.text(for: code) }

  /// Creates an error for a reason.
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
  /// Returns whether an error has a reason.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    (error as? LAError)?.code == code
  }
}
