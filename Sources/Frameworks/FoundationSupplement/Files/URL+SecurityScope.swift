import Foundation

extension URL {
  /// Asks for a file that the user chose, which an app can use anyway if it's there.
  /// - Returns: Whether the app can use the file; each `true` must be followed by
  ///   `stopAccessingSecurityScopedResource()`.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends the use of a file that the user chose.
  public func stopAccessingSecurityScopedResource() {}
}
