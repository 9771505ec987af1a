/// A file that is stored with a result.
package struct ReportedAttachment: Codable, Equatable, Sendable {
  /// The file's name.
  package var name: String
  /// The media type, such as `image/png` or `video/mp4`.
  package var type: String
  /// The path relative to the report's folder.
  package var path: String

  /// Creates an attachment for a file in the report's folder.
  package init(name: String, type: String, path: String) {
    self.name = name
    self.type = type
    self.path = path
  }
}
