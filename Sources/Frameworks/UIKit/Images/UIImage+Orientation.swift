import DisplayList
import ObjectiveC
import Raster

extension UIImage.Orientation {
  /// The orientation of the image when it's mirrored horizontally.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  init(exif: Int) {
    self =
      switch exif {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }

  /// The orientation that undoes this one.
  var inverse: UIImage.Orientation {
    switch self {
    case .left: .right
    case .right: .left
    // The others are half turns and reflections.
    case .up, .down, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: self
    }
  }

  /// The orientation as a property of files.
  package var ofFiles: CGImagePropertyOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }

  /// Whether the image's width and height are swapped.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Returns the transform from unrotated pixels to their displayed positions, for an image with a
  /// specific size.
  func transform(of size: CGSize) -> Transform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}

/// The pixels of images as they're stored in their files. Associations are protected by a lock.
private nonisolated(unsafe) let storedImages = Association<CGImage>()

extension UIImage {
  /// The pixels before the image's orientation is applied, although the pixels of files are upright in
  /// memory.
  final var storedPixels: CGImage? {
    if let image = storedImages[self] { return image }
    guard let upright = bitmap else { return nil }
    let image = CGImage(upright.turned(look.orientation.inverse.ofFiles))
    storedImages[self] = image
    return image
  }

  /// Returns the commands that draw the image in a rectangle, rotated according to its orientation.
  /// - Parameter tint: The color that replaces the image's own colors if it's a template.
  final func commands(in rect: CGRect, tint: Color?, traits: UITraitCollection) -> [DrawingCommand]
  {
    let isFlipped = look.isFlippedForRightToLeft && traits.layoutDirection == .rightToLeft
    let turn = isFlipped ? look.turn.mirrored : look.turn
    guard turn != .up else { return uprightCommands(in: rect, tint: tint, traits: traits) }
    let size =
      turn.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
    let upright = CGRect(origin: .zero, size: size)
    return [
      .save, .concatenate(Transform(a: 1, b: 0, c: 0, d: 1, tx: rect.minX, ty: rect.minY)),
      .concatenate(turn.transform(of: size)),
    ] + uprightCommands(in: upright, tint: tint, traits: traits) + [.restore]
  }
}
