import Foundation

/// The domain of the errors of notifications.
public let UNErrorDomain = UNError.errorDomain

/// The reason that an operation on notifications failed.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unerror-swift.struct>.
public struct UNError: CustomNSError, LocalizedError, Equatable, Hashable, Sendable {
  /// The reasons for which something fails.
  public enum Code: Int, Sendable {
    /// The user hasn't allowed notifications.
    case notificationsNotAllowed = 1
    /// The file that an attachment names doesn't exist.
    case attachmentInvalidURL = 100
    /// An attachment is of no kind that notifications can show.
    case attachmentUnrecognizedType = 101
    /// A notification would never be shown.
    case notificationInvalidNoDate = 1400
    /// A notification has nothing to show.
    case notificationInvalidNoContent = 1401
  }

  /// The domain of the errors of notifications.
  public static var errorDomain: String { "UNErrorDomain" }
  /// The user hasn't allowed notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The file that an attachment names doesn't exist.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// An attachment is of no kind that notifications can show.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// A notification would never be shown.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// A notification has nothing to show.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The reason in words.
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .attachmentUnrecognizedType: "Unrecognized attachment file type"
    case .notificationInvalidNoDate: "The notification would never be shown"
    case .notificationInvalidNoContent: "The notification has nothing to show"
    }
  }
}
