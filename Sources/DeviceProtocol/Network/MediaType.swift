/// The types of the files that servers send most.
package enum MediaType {
  private static let types = [
    "css": "text/css", "gif": "image/gif", "heic": "image/heic", "html": "text/html; charset=utf-8",
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
    "json": "application/json", "pdf": "application/pdf", "png": "image/png",
    "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "webp": "image/webp",
    "xml": "application/xml",
  ]

  /// Returns the type of files whose names have an extension.
  package static func of(fileExtension: String) -> String {
    types[fileExtension.lowercased()] ?? "application/octet-stream"
  }
}
