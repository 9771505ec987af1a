/// The properties of a layer that determine its position and appearance.
package struct LayerProperties {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  /// The transform relative to the anchor point.
  package var transform = CATransform3DIdentity {
    didSet { hasTransform = transform != CATransform3DIdentity }
  }
  /// Whether the transform isn't the identity.
  package private(set) var hasTransform = false
  var sublayerTransform = CATransform3DIdentity {
    didSet { hasSublayerTransform = sublayerTransform != CATransform3DIdentity }
  }
  /// Whether the sublayer transform isn't the identity.
  package private(set) var hasSublayerTransform = false
  var isHidden = false
  /// The opacity of the layer, from 0 to 1.
  package var opacity: Float = 1
  /// The background color.
  package var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  package var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 to 1.
  package var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  /// Whether sublayers are clipped to the bounds.
  package var masksToBounds = false
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var needsDisplayOnBoundsChange = false

  /// The smallest rectangle that contains the layer, in its superlayer's coordinates.
  package var frame: CGRect {
    if hasTransform { return bounds.applying(transformToSuperlayer) }
    return Self.frame(at: position, around: anchorPoint, size: bounds.size)
  }

  /// Returns the frame without a transform, for callers that would otherwise copy all properties to
  /// read it.
  static func frame(at position: CGPoint, around anchor: CGPoint, size: CGSize) -> CGRect {
    let (width, height) = (abs(size.width), abs(size.height))
    return CGRect(
      x: position.x - anchor.x * width, y: position.y - anchor.y * height, width: width,
      height: height)
  }

  /// Returns the position that centers transformed bounds of a size in a frame.
  func position(centering size: CGSize, in frame: CGRect) -> CGPoint {
    let middle = CGPoint(
      x: (0.5 - anchorPoint.x) * size.width, y: (0.5 - anchorPoint.y) * size.height
    ).applying(transform.affine)
    return CGPoint(x: frame.midX - middle.x, y: frame.midY - middle.y)
  }

  /// The anchor point in the layer's coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    var point = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    if hasTransform { point = point.applying(transform.affine) }
    return CGPoint(x: point.x + position.x, y: point.y + position.y)
  }

  /// Converts a point from the superlayer's coordinates to the layer's.
  package func point(fromSuperlayer point: CGPoint) -> CGPoint {
    let anchor = anchor
    var point = CGPoint(x: point.x - position.x, y: point.y - position.y)
    if hasTransform { point = point.applying(transform.affine.inverted()) }
    return CGPoint(x: point.x + anchor.x, y: point.y + anchor.y)
  }

  /// The transform from the layer's coordinates to its superlayer's.
  var transformToSuperlayer: CGAffineTransform {
    let anchor = anchor
    guard hasTransform else {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    var result = transform.affine
    let moved = CGPoint(x: -anchor.x, y: -anchor.y).applying(result)
    result.tx = moved.x + position.x
    result.ty = moved.y + position.y
    return result
  }

  /// Whether the transform makes the layer face away from the viewer.
  var showsBack: Bool {
    let transform = transform.affine
    return transform.a * transform.d < transform.b * transform.c
  }

  /// The sublayer transform relative to the anchor point.
  package var sublayerTransformInPlace: CGAffineTransform {
    let anchor = anchor
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(sublayerTransform.affine).translatedAfter(anchor)
  }
}

extension CGAffineTransform {
  fileprivate func translatedAfter(_ point: CGPoint) -> CGAffineTransform {
    var result = self
    result.tx += point.x
    result.ty += point.y
    return result
  }
}
