import Foundation

extension URL {
  /// Requests access to a file that the user chose.
  ///
  /// In Quince, apps can access any such file that exists.
  /// - Returns: Whether the app can access the file. Each `true` must be balanced with a call to
  ///   `stopAccessingSecurityScopedResource()`.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Ends access to a file that the user chose.
  public func stopAccessingSecurityScopedResource() {}
}
