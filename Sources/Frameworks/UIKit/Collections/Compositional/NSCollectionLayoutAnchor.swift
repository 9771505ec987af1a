import Foundation

/// The anchor of a supplementary item in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  private let ownEdges: NSDirectionalRectEdge
  private let ownOffset: CGPoint
  private let isFractional: Bool

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at edges, with an offset in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (ownEdges, ownOffset, isFractional) = (edges, absoluteOffset, false)
  }

  /// Creates an anchor at edges, with an offset as a fraction of the supplementary item's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (ownEdges, ownOffset, isFractional) = (edges, fractionalOffset, true)
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { ownEdges }
  /// The offset, in points or as a fraction of the supplementary item's size.
  open var offset: CGPoint { ownOffset }
  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// A Boolean value that indicates whether the offset is a fraction of the supplementary item's
  /// size.
  open var isFractionalOffset: Bool { isFractional }

  /// Returns the point of a rectangle at the edges.
  final func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: ownEdges.contains(.leading)
        ? rect.minX : ownEdges.contains(.trailing) ? rect.maxX : rect.midX,
      y: ownEdges.contains(.top) ? rect.minY : ownEdges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// Returns the offset in points for a supplementary item of a size.
  final func offset(for size: CGSize) -> CGPoint {
    isFractional
      ? CGPoint(x: ownOffset.x * size.width, y: ownOffset.y * size.height) : ownOffset
  }

  /// Returns the anchor itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
