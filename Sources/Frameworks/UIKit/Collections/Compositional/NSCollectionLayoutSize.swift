import Foundation

/// The size of an item in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsize>.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Creates a size with a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (self.width, self.height) = (width, height)
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// Returns the size in points within a container.
  final func points(in container: CGSize) -> CGSize {
    CGSize(width: width.points(in: container), height: height.points(in: container))
  }

  /// The axes along which the content affects the size.
  final var flexibleAxes: CollectionAxes {
    var axes: CollectionAxes = []
    if width.isFlexible { axes.insert(.horizontal) }
    if height.isFlexible { axes.insert(.vertical) }
    return axes
  }

  /// Returns the size itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
