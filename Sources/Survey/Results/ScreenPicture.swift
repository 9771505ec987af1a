import Foundation

/// A picture of an app's screen.
package struct ScreenPicture: Codable, Sendable {
  /// The picture's content, such as `First screen`.
  package var title: String
  /// A PNG with a pixel for each point.
  package var small: Data
  /// The PNG with all the device's pixels, if it was written.
  package var file: URL?

  /// Creates a small picture with the location of the large one.
  package init(title: String, small: Data, file: URL? = nil) {
    self.title = title
    self.small = small
    self.file = file
  }
}
