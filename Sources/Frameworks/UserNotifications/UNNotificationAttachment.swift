import AppRuntime
import UniformTypeIdentifiers

/// An image, sound, or movie that's attached to a notification.
///
/// Follows <https://developer.apple.com/documentation/usernotifications/unnotificationattachment>.
open class UNNotificationAttachment: NSObject, NSCopying {
  /// The attachment's identifier in the notification.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The type of the file, such as `public.png`.
  public let type: String

  /// Creates an attachment from a file.
  /// - Parameters:
  ///   - identifier: The identifier in the notification. An empty string is replaced with a
  ///     generated one.
  ///   - options: Options for the file's type and its presentation. Only the type has an effect.
  /// - Throws: `UNError` if the file doesn't exist or its type isn't supported.
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

  /// Returns the attachment itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The option for the type of an attachment's file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The option that hides the attachment's thumbnail.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The option for the part of the attachment that appears in its thumbnail.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The option for the time in the attachment that appears in its thumbnail.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"
