import AppRuntime
import UniformTypeIdentifiers

/// A picture, a sound, or a movie that a notification brings along.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationattachment>.
open class UNNotificationAttachment: NSObject, NSCopying {
  /// The attachment's identifier in the notification.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The kind of file, such as `public.png`.
  public let type: String

  /// Creates an attachment of a file.
  /// - Parameters:
  ///   - identifier: the notification's name for it; an empty one is replaced.
  ///   - options: the type of the file and its presentation; only the type counts.
  /// - Throws: `UNError` if the file doesn't exist, or can't be shown by notifications.
  public init(
    identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint.flatMap({ UTType($0) }) ?? UTType(filenameExtension: URL.pathExtension),
      [UTType.image, .audio, .movie].contains(where: type.conforms)
    else { throw UNError(.attachmentUnrecognizedType) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.type = type.identifier
    url = URL
  }

  /// Returns the attachment, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The option for the type of an attachment's file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The option that hides the attachment's thumbnail.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The option for the part of the attachment that its thumbnail shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The option for the moment of the attachment that its thumbnail shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
