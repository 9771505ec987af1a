/// A pixel with four components of 8 bits.
typealias Pixel = SIMD4<UInt8>

/// The pixels of a buffer with four components of 8 bits each.
struct PixelGrid {
  let width: Int
  let height: Int
  private let start: UnsafeMutableRawPointer
  private let rowBytes: Int

  /// - Returns: `nil` for a buffer without memory, or whose rows are too short.
  init?(_ buffer: vImage_Buffer) {
    guard let start = buffer.data, let width = Int(exactly: buffer.width),
      let height = Int(exactly: buffer.height), width <= buffer.rowBytes / 4
    else { return nil }
    self.start = start
    self.width = width
    self.height = height
    rowBytes = buffer.rowBytes
  }

  /// The pixel at a position in the buffer.
  subscript(x: Int, y: Int) -> Pixel {
    get { (start + y * rowBytes + x * 4).loadUnaligned(as: Pixel.self) }
    nonmutating set {
      (start + y * rowBytes + x * 4).storeBytes(of: newValue, as: Pixel.self)
    }
  }

  func hasSize(of other: PixelGrid) -> Bool { width == other.width && height == other.height }
}
