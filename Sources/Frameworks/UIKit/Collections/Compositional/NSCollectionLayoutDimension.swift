import AppRuntime
import Foundation

/// A width or a height in a compositional layout.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension>.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  private let kind: Kind
  private let number: CGFloat

  private init(_ kind: Kind, _ number: CGFloat) {
    (self.kind, self.number) = (kind, number)
  }

  /// Returns a dimension that's a fraction of the width of the item's container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    layoutPart(NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth))
  }

  /// Returns a dimension that's a fraction of the height of the item's container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    layoutPart(NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight))
  }

  /// Returns a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    layoutPart(NSCollectionLayoutDimension(.absolute, absoluteDimension))
  }

  /// Returns a dimension that the content determines, with an estimate in points.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    layoutPart(NSCollectionLayoutDimension(.estimated, estimatedDimension))
  }

  /// Returns a dimension that the largest content among the items of a group determines, with an
  /// estimate in points.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    layoutPart(NSCollectionLayoutDimension(.uniform, estimatedDimension))
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the content determines the dimension.
  open var isEstimated: Bool { kind == .estimated }
  /// A Boolean value that indicates whether the largest content in a group determines the
  /// dimension.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// The fraction, the number of points, or the estimate.
  open var dimension: CGFloat { number }

  /// Whether the content affects the dimension.
  final var isFlexible: Bool { kind == .estimated || kind == .uniform }

  /// Returns the dimension in points within a container.
  final func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: number * container.width
    case .fractionalHeight: number * container.height
    case .absolute, .estimated, .uniform: number
    }
  }

  /// Returns the dimension itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Casts a part of a layout to the requested class.
///
/// With Apple's classes, this always succeeds.
@MainActor
func layoutPart<Part: AnyObject>(_ part: AnyObject) -> Part {
  guard let part = part as? Part else {
    raise("NSInvalidArgumentException", "\(type(of: part)) isn't meant to be subclassed.")
  }
  return part
}
