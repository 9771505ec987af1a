import DisplayList

/// An image as Core Graphics knows it.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgimage>.
public final class CGImage: Sendable {
  /// The name under which frames draw the image.
  package let id: ImageID
  /// The bytes of the image, as PNG or JPEG.
  package let data: Data
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates an image of encoded bytes, with its size in pixels.
  package init(id: ImageID, data: Data, width: Int, height: Int) {
    self.id = id
    self.data = data
    self.width = width
    self.height = height
  }
}
