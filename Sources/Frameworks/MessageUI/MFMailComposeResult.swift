import Foundation

/// The result of composing an email.
///
/// Follows <https://developer.apple.com/documentation/messageui/mfmailcomposeresult>.
public enum MFMailComposeResult: Int, Sendable {
  /// The user canceled the email.
  case cancelled
  /// The user saved the email as a draft.
  case saved
  /// The user sent the email.
  case sent
  /// The email couldn't be sent or saved.
  case failed
}

/// The domain of errors that occur when an email is composed.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error that occurs when an email is composed.
///
/// Follows <https://developer.apple.com/documentation/messageui/mfmailcomposeerror>.
public struct MFMailComposeError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The email couldn't be saved.
    case saveFailed
    /// The email couldn't be sent.
    case sendFailed
  }

  /// The kind of error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The domain of these errors.
  public static var errorDomain: String { MFMailComposeErrorDomain }

  /// The number of the kind of error.
  public var errorCode: Int { code.rawValue }

  /// The email couldn't be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The email couldn't be sent.
  public static var sendFailed: Code { .sendFailed }
}
