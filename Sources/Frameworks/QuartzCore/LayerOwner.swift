import CoreGraphics

/// The view that a layer belongs to, as far as the layer knows it.
@MainActor
package protocol LayerOwner: CALayerDelegate {
  /// Whether the owner's layer is the root of a screen's content.
  var isScreenRoot: Bool { get }
  /// Whether the owner draws anything in its layer.
  var drawsContent: Bool { get }
  /// Whether the owner's drawing is seen beyond the bounds of its layer, unless that clips.
  var showsContentBeyondBounds: Bool { get }
  /// Returns whether the sublayers at some indexes belong to subviews at the same indexes, none of
  /// which changes how it's touched or described.
  func hasPlainSubviews(at places: Range<Int>) -> Bool
  /// The owner's name in messages.
  var nameForPerson: String { get }

  /// Called when the size of the layer's bounds has changed, in points.
  func boundsSizeDidChange(from old: CGSize)
  /// Lays out the whole tree that the owner is in.
  func layOutTree()
  /// Makes the owner take no touches, until as many calls to `resumeTouches()`.
  nonisolated func suspendTouches()
  /// Lets the owner take touches again.
  nonisolated func resumeTouches()
}
