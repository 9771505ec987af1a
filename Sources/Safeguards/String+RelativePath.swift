extension String {
  /// Returns the part of a path that follows a folder's path, or `nil` if the path isn't inside the
  /// folder.
  ///
  /// Paths are compared as bytes, like the file system does: a character can have several forms.
  package func path(relativeTo folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    guard utf8.count > start.utf8.count, utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
