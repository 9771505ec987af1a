import Foundation

/// A view that's attached to an item of a compositional layout, such as a badge.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  private let kind: String
  private let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

  /// Creates an item that's attached to a container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(elementKind, layoutSize, containerAnchor, nil)
  }

  /// Creates an item with an anchor that's attached to an anchor of a container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(elementKind, layoutSize, containerAnchor, itemAnchor)
  }

  init(
    _ elementKind: String, _ layoutSize: NSCollectionLayoutSize,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    kind = elementKind
    anchors = (containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The position of the item on the z-axis.
  open var zIndex = 0
  /// The kind of the item's view.
  open var elementKind: String { kind }
  /// The point of the container that the item is attached to.
  open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }
  /// The point of the item that's attached to the container.
  open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

  /// Returns the frame of the item within its container's frame.
  final func frame(of size: CGSize, in container: CGRect) -> CGRect {
    let place = anchors.container.point(of: container)
    let own = (anchors.item ?? anchors.container).point(of: CGRect(origin: .zero, size: size))
    let (one, other) = (
      anchors.container.offset(for: size), anchors.item?.offset(for: size) ?? .zero
    )
    return CGRect(
      origin: CGPoint(
        x: place.x - own.x + one.x + other.x, y: place.y - own.y + one.y + other.y), size: size)
  }

  /// Returns a copy of the item.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      kind, layoutSize, anchors.container, anchors.item)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.zIndex = zIndex
    return copy
  }
}
