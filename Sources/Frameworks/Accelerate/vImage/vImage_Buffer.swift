/// A number of pixels.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vimagepixelcount>.
public typealias vImagePixelCount = UInt

/// Pixels in the app's memory.
///
/// Follows <https://developer.apple.com/documentation/accelerate/vimage_buffer>.
public struct vImage_Buffer {
  /// The first pixel, at the top left.
  public var data: UnsafeMutableRawPointer!
  /// The height in pixels.
  public var height: vImagePixelCount
  /// The width in pixels.
  public var width: vImagePixelCount
  /// The number of bytes from a row to the next one.
  public var rowBytes: Int

  /// Creates an empty buffer.
  public init() {
    self.init(data: nil, height: 0, width: 0, rowBytes: 0)
  }

  /// Creates a buffer of pixels that the app manages.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }
}
