import CoreGraphics

/// The view that a layer belongs to, as seen by the layer.
@MainActor
package protocol LayerOwner: CALayerDelegate {
  /// Whether the owner's layer is the root of a screen's content.
  var isScreenRoot: Bool { get }
  /// Whether the owner draws anything in its layer.
  var drawsContent: Bool { get }
  /// Whether the owner's drawing is visible beyond the bounds of its layer, unless the layer clips
  /// it.
  var showsContentBeyondBounds: Bool { get }
  /// Whether a part is cleared before it's drawn again.
  var clearsContextBeforeDrawing: Bool { get }
  /// Returns the color of the ground that the owner draws on, or `nil` if it's clear.
  /// - Parameter isEmpty: whether the owner has drawn nothing.
  func ground(isEmpty: Bool) -> CGColor?
  /// Returns whether the sublayers at some indexes belong to subviews at the same indexes, none of
  /// which changes how it's touched or described.
  func hasPlainSubviews(at places: Range<Int>) -> Bool
  /// The owner's name in messages.
  var nameForPerson: String { get }

  /// Called when the size of the layer's bounds has changed, in points.
  func boundsSizeDidChange(from old: CGSize)
  /// Lays out the owner's entire view tree.
  func layOutTree()
  /// Makes the owner ignore touches until `resumeTouches()` is called the same number of times.
  nonisolated func suspendTouches()
  /// Lets the owner receive touches again.
  nonisolated func resumeTouches()
}
