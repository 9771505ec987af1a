import DeviceProtocol
import Foundation
import UIKit

/// A file or text that a test attaches to its result.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctattachment>.
open class XCTAttachment: NSObject, @unchecked Sendable {
  /// The conditions for keeping an attachment.
  public enum Lifetime: Int, Sendable {
    /// The attachment is always kept.
    case keepAlways = 0
    /// The attachment is kept only if the test fails.
    case deleteOnSuccess = 1
  }

  /// The quality of an image.
  public enum ImageQuality: Int, Sendable {
    /// Lossless quality.
    case original = 0
    /// Medium quality, with little loss.
    case medium = 1
    /// Low quality, with a small size.
    case low = 2
  }

  /// The user-visible name of the attachment.
  open var name: String?
  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// Additional information.
  open var userInfo: [AnyHashable: Any]?
  /// The condition for keeping the attachment.
  open var lifetime = Lifetime.deleteOnSuccess
  private let payload: Data

  /// Creates an attachment from data, with a type and a name.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]?
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
    super.init()
  }

  private convenience init(_ payload: Data?, _ type: String, _ name: String? = nil) {
    self.init(uniformTypeIdentifier: type, name: name, payload: payload, userInfo: nil)
  }

  /// Creates an attachment from data.
  public convenience init(data payload: Data) {
    self.init(payload, "public.data")
  }

  /// Creates an attachment from data, with a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(payload, identifier)
  }

  /// Creates an attachment from a string.
  public convenience init(string: String) {
    self.init(Data(string.utf8), "public.plain-text")
  }

  /// Creates an attachment from an archived object.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment from an archived object, with a type for its data.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String
  ) {
    let data = Self.payload("an archive of \(object)") {
      try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }
    self.init(data, identifier)
  }

  /// Creates an attachment from a property list, in XML format.
  public convenience init(plistObject object: Any) {
    let data = Self.payload("a property list of \(object)") {
      try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }
    self.init(data, "com.apple.property-list")
  }

  /// Creates an attachment from a file.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: AttachmentType.of(url))
  }

  /// Creates an attachment from a file, with a type for its data.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    let data = Self.payload(url.path) { try Data(contentsOf: url) }
    self.init(data, identifier, url.lastPathComponent)
  }

  /// Creates an attachment from an image.
  public convenience init(image: UIImage) {
    self.init(image: image, quality: .original)
  }

  /// Creates an attachment from an image, with a quality.
  public convenience init(image: UIImage, quality: ImageQuality) {
    switch quality {
    case .original: self.init(image.pngData(), AttachmentType.png)
    case .medium: self.init(image.jpegData(compressionQuality: 0.7), AttachmentType.jpeg)
    case .low: self.init(image.jpegData(compressionQuality: 0.3), AttachmentType.jpeg)
    }
  }

  /// Creates an attachment from a screenshot.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(screenshot.pngRepresentation, AttachmentType.png)
  }

  /// Creates an attachment from a screenshot, with a quality.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    if quality == .original {
      self.init(screenshot: screenshot)
    } else {
      self.init(image: screenshot.image, quality: quality)
    }
  }

  /// Returns the contents of the attachment.
  ///
  /// If that fails, logs the reason.
  private static func payload(_ name: String, _ make: () throws -> Data) -> Data? {
    do {
      return try make()
    } catch {
      NSLog("The attachment is empty: %@ can't be attached: %@", name, "\(error)")
      return nil
    }
  }

  /// Sends the attachment to the runner.
  func send() {
    TestReports.send(
      .attachment(
        TestAttachment(
          name: name ?? "Attachment", type: uniformTypeIdentifier, data: payload,
          isKeptAlways: lifetime == .keepAlways)))
  }
}
