import Foundation

/// A screenshot of an app.
package struct ScreenPicture: Codable, Sendable {
  /// A description of the screenshot, such as `First screen`.
  package var title: String
  /// A PNG with one pixel for each point.
  package var small: Data
  /// The location of the PNG with the device's full resolution, if it was written.
  package var file: URL?

  /// Creates a screenshot from a small image and the location of the large image.
  package init(title: String, small: Data, file: URL? = nil) {
    self.title = title
    self.small = small
    self.file = file
  }
}
