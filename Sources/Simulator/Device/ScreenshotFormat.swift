/// A format of screenshots.
package enum ScreenshotFormat: Sendable {
  /// Without loss.
  case png
  /// Smaller, with loss.
  case jpeg

  /// The format for the extension of a file's name; `nil` for a format that isn't supported. A file
  /// without an extension is a PNG.
  package init?(extension text: String) {
    switch text.lowercased() {
    case "", "png": self = .png
    case "jpg", "jpeg": self = .jpeg
    default: return nil
    }
  }
}
