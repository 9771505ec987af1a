import Foundation

/// A picture of an app's screen.
package struct ScreenPicture: Codable, Sendable {
  /// The picture's content, such as `First screen`.
  package var title: String
  /// A PNG with a pixel for each point.
  package var small: Data
  /// Where the PNG with all the device's pixels has been written.
  package var file: URL?

  /// Creates a small picture with the location of the large one.
  package init(title: String, small: Data, file: URL? = nil) {
    self.title = title
    self.small = small
    self.file = file
  }
}
