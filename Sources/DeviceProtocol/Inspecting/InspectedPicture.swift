import Foundation

/// A view's own drawing, without its subviews.
package struct InspectedPicture: Codable, Equatable, Sendable {
  /// The number of the view's node.
  package var id: Int
  /// An encoded display list, as large as the view.
  package var frame: Data

  /// Creates the picture of a single view.
  package init(id: Int, frame: Data) {
    self.id = id
    self.frame = frame
  }
}
