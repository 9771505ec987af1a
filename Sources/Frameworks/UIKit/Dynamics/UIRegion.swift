import UIKitCore

/// An area around a point in which a field applies.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiregion>.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let covers: (CGPoint) -> Bool

  private init(covering covers: @escaping (CGPoint) -> Bool) {
    self.covers = covers
    super.init()
  }

  /// Creates a circle.
  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  /// Creates a rectangle.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// A region that contains every point.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// Returns whether the region contains a point, relative to its center.
  open func contains(_ point: CGPoint) -> Bool { covers(point) }

  /// Returns a region that contains everything outside this one.
  open func inverse() -> UIRegion {
    UIRegion { [covers] in !covers($0) }
  }

  /// Returns the union of this region and another one.
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [covers, other = region.covers] in covers($0) || other($0) }
  }

  /// Returns a region that contains everything in this region that isn't in another one.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [covers, other = region.covers] in covers($0) && !other($0) }
  }

  /// Returns the intersection of this region and another one.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [covers, other = region.covers] in covers($0) && other($0) }
  }
}
