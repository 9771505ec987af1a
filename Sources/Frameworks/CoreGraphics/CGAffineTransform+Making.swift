/// The identity transform.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/cgaffinetransformidentity>.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Returns a transform with the given entries.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cgaffinetransformmake(_:_:_:_:_:_:)>.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Returns a transform that translates by a distance in points.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cgaffinetransformmaketranslation(_:_:)>.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Returns a transform that scales.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cgaffinetransformmakescale(_:_:)>.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a transform that rotates by an angle in radians, clockwise on the screen.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/cgaffinetransformmakerotation(_:)>.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
