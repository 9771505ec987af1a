import UIKitCore

/// An area around a point, in which a field applies.
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

  /// A region that is everywhere.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// Returns whether a point is in the region, relative to the middle.
  open func contains(_ point: CGPoint) -> Bool { covers(point) }

  /// Returns a region with everything that isn't in this one.
  open func inverse() -> UIRegion {
    UIRegion { [covers] in !covers($0) }
  }

  /// Returns a region with everything that's in this one or another.
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [covers, other = region.covers] in covers($0) || other($0) }
  }

  /// Returns a region with everything that's in this one and not in another.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [covers, other = region.covers] in covers($0) && !other($0) }
  }

  /// Returns a region with everything that's in this one and in another.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [covers, other = region.covers] in covers($0) && other($0) }
  }
}
