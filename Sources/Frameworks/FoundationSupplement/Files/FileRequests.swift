import Foundation

/// The answers to requests for files.
package enum FileRequests {
  private static let types = [
    "css": "text/css", "csv": "text/csv", "gif": "image/gif", "htm": "text/html",
    "html": "text/html", "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
    "json": "application/json", "m4a": "audio/x-m4a", "mov": "video/quicktime",
    "mp3": "audio/mpeg", "mp4": "video/mp4", "pdf": "application/pdf", "png": "image/png",
    "rtf": "text/rtf", "svg": "image/svg+xml", "txt": "text/plain", "webp": "image/webp",
    "xml": "text/xml", "zip": "application/zip",
  ]

  /// Returns the type of a file's contents, by its name.
  package static func mimeType(of url: URL) -> String {
    types[url.pathExtension.lowercased()] ?? "application/octet-stream"
  }

  /// Returns the extension for the names of files of a type, or `nil` if the type is unknown.
  package static func fileExtension(of mimeType: String) -> String? {
    // Of two extensions, the longer one isn't an abbreviation.
    types.filter { $0.value == mimeType.lowercased() }.keys.max { $0.count < $1.count }
  }

  /// Returns Apple's description of an error.
  package static func message(_ code: URLError.Code) -> String {
    switch code {
    case .fileDoesNotExist: "The requested URL was not found on this server."
    case .fileIsDirectory: "file is directory"
    case .noPermissionsToReadFile:
      "You do not have permission to access the requested resource."
    default: "unsupported URL"
    }
  }
}
