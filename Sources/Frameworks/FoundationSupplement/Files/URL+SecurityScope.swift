import Foundation

extension URL {
  /// Asks for a file that the person chose, which an app may use anyway if it's there.
  /// - Returns: Whether the app may use the file; each `true` must be followed by
  ///   `stopAccessingSecurityScopedResource()`.
  public func startAccessingSecurityScopedResource() -> Bool {
    isFileURL && FileManager.default.isReadableFile(atPath: path)
  }

  /// Says that a file that the person chose isn't needed anymore.
  public func stopAccessingSecurityScopedResource() {}
}
