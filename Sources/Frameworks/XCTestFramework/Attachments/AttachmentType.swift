import Foundation
import UniformTypeIdentifiers

/// The uniform type identifiers of attachments.
enum AttachmentType {
  static let png = "public.png"
  static let jpeg = "public.jpeg"

  /// What kind of data a file has, by the end of its name.
  static func of(_ url: URL) -> String {
    UTType(filenameExtension: url.pathExtension)?.identifier ?? "public.data"
  }
}
