import Foundation

/// The image of a view, without its subviews.
package struct InspectedPicture: Codable, Equatable, Sendable {
  /// The number of the view's node.
  package var id: Int
  /// An encoded display list with the size of the view.
  package var frame: Data

  /// Creates the image of a view.
  package init(id: Int, frame: Data) {
    self.id = id
    self.frame = frame
  }
}
