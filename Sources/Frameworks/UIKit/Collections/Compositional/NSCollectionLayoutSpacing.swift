import Foundation

/// The space between or around items in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  private let points: CGFloat
  private let isFixed: Bool

  private init(_ points: CGFloat, isFixed: Bool) {
    (self.points, self.isFixed) = (points, isFixed)
  }

  /// Returns spacing that's at least as large as specified, in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    layoutPart(NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false))
  }

  /// Returns spacing that's exactly as large as specified, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    layoutPart(NSCollectionLayoutSpacing(fixedSpacing, isFixed: true))
  }

  /// The amount of the space, in points.
  open var spacing: CGFloat { points }
  /// A Boolean value that indicates whether the space is exactly as large as specified.
  open var isFixedSpacing: Bool { isFixed }
  /// A Boolean value that indicates whether the space can be larger.
  open var isFlexibleSpacing: Bool { !isFixed }

  /// Returns the spacing itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
