/// The position of an image's first row and column, as Exif numbers it.
///
/// Follows <https://developer.apple.com/documentation/imageio/cgimagepropertyorientation>.
@frozen public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row is at the top, and the first column on the left.
  case up = 1
  /// The image is mirrored horizontally.
  case upMirrored = 2
  /// The image is rotated by 180°.
  case down = 3
  /// The image is mirrored vertically.
  case downMirrored = 4
  /// The image is mirrored horizontally and rotated by 90° counterclockwise.
  case leftMirrored = 5
  /// The image is rotated by 90° clockwise for display.
  case right = 6
  /// The image is mirrored horizontally and rotated by 90° clockwise.
  case rightMirrored = 7
  /// The image is rotated by 90° counterclockwise for display.
  case left = 8
}
