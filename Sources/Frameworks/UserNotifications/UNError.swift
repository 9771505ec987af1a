import Foundation

/// The domain of notification errors.
public let UNErrorDomain = UNError.errorDomain

/// The reason that an operation on notifications failed.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unerror-swift.struct>.
public struct UNError: CustomNSError, LocalizedError, Equatable, Hashable, Sendable {
  /// The reasons that an operation fails.
  public enum Code: Int, Sendable {
    /// The user hasn't allowed notifications.
    case notificationsNotAllowed = 1
    /// The attachment's file doesn't exist.
    case attachmentInvalidURL = 100
    /// The attachment's type isn't supported.
    case attachmentUnrecognizedType = 101
    /// The notification would never be delivered.
    case notificationInvalidNoDate = 1400
    /// The notification doesn't have any content.
    case notificationInvalidNoContent = 1401
  }

  /// The domain of notification errors.
  public static var errorDomain: String { "UNErrorDomain" }
  /// The user hasn't allowed notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The attachment's file doesn't exist.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The attachment's type isn't supported.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The notification would never be delivered.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification doesn't have any content.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }

  /// The error code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The error code as a number.
  public var errorCode: Int { code.rawValue }

  /// A description of the error.
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
