import Foundation
import UniformTypeIdentifiers

/// The uniform type identifiers of attachments.
enum AttachmentType {
  static let png = "public.png"
  static let jpeg = "public.jpeg"

  /// Returns the type of a file's data, as determined by its extension.
  static func of(_ url: URL) -> String {
    UTType(filenameExtension: url.pathExtension)?.identifier ?? "public.data"
  }
}
