/// A mode that specifies how content is positioned or scaled in a layer's bounds.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayercontentsgravity>.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The content is centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The content is centered along the top edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The content is centered along the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The content is centered along the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The content is centered along the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The content is in the top-left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The content is in the top-right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The content is in the bottom-left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The content is in the bottom-right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The content is resized to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The content is resized to fit the bounds and keeps its aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The content is resized to fill the bounds and keeps its aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The curve of a layer's rounded corners.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayercornercurve>.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a curve from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A circular curve.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A filter for scaling a layer's content.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/calayercontentsfilter>.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a filter from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nearest-neighbor interpolation.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Trilinear interpolation, with mipmaps.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The corners of a layer.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/cacornermask>.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The edges of a layer.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/caedgeantialiasingmask>.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
