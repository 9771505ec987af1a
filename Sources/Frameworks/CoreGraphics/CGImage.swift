import DisplayList

/// A bitmap image.
///
/// Follows <https://developer.apple.com/documentation/coregraphics/cgimage>.
public final class CGImage: Sendable {
  /// The identifier that frames use for the image.
  package let id: ImageID
  /// The bytes of the image, as PNG or JPEG.
  package let data: Data
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Creates an image of encoded bytes, with its size in pixels.
  init(_ data: Data, width: Int, height: Int) {
    id = ImageID(rawValue: data.fingerprint, bytes: ImageBytes(data))
    self.data = data
    self.width = width
    self.height = height
  }
}

extension Data {
  /// A hash that's unlikely to be the same for other bytes.
  fileprivate var fingerprint: UInt64 {
    withUnsafeBytes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
      let words = bytes.count / 8
      for index in 0..<words {
        let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
        hash = (hash ^ word) &* 0x0000_0100_0000_01B3
        hash ^= hash >> 29
      }
      for index in words * 8..<bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
      }
      return hash
    }
  }
}
