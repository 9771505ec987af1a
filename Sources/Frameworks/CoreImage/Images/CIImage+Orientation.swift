import CoreGraphics

extension CIImage {
  /// Returns the image turned upright, given the orientation in which its pixels are stored.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Returns the image turned upright, given the number of the orientation in its Exif data.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    transformed(by: orientationTransform(forExifOrientation: orientation))
  }

  /// Returns the transform that turns the image upright, and keeps its origin.
  public func orientationTransform(for orientation: CGImagePropertyOrientation)
    -> CGAffineTransform
  {
    let (a, b, c, d) = orientation.matrix
    let turn = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
    guard !extent.isInfinite, !extent.isNull else { return turn }
    let turned = extent.applying(turn)
    return turn.concatenating(
      CGAffineTransform(
        translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
  }

  /// Returns the transform that turns the image upright, given the number of the orientation in its
  /// Exif data, or the identity for an invalid number.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    guard let raw = UInt32(exactly: orientation),
      let orientation = CGImagePropertyOrientation(rawValue: raw)
    else { return .identity }
    return orientationTransform(for: orientation)
  }
}

extension CGImagePropertyOrientation {
  /// The rotation and reflection that turn pixels upright, with the origin at the bottom left.
  fileprivate var matrix: (CGFloat, CGFloat, CGFloat, CGFloat) {
    switch self {
    case .up: (1, 0, 0, 1)
    case .upMirrored: (-1, 0, 0, 1)
    case .down: (-1, 0, 0, -1)
    case .downMirrored: (1, 0, 0, -1)
    case .leftMirrored: (0, -1, -1, 0)
    case .right: (0, -1, 1, 0)
    case .rightMirrored: (0, 1, 1, 0)
    case .left: (0, 1, -1, 0)
    }
  }
}
