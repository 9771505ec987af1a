import Foundation

/// The position of an item in a custom group of a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem>.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  private let ownFrame: CGRect
  private let ownIndex: Int

  /// Creates an item with a frame in the group.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame in the group and a position on the z-axis.
  public init(frame: CGRect, zIndex: Int) {
    (ownFrame, ownIndex) = (frame, zIndex)
  }

  /// The frame of the item in the group.
  open var frame: CGRect { ownFrame }
  /// The position of the item on the z-axis.
  open var zIndex: Int { ownIndex }

  /// Returns the item itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
