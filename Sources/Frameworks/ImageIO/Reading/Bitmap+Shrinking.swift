import CoreGraphics
import Raster

extension Bitmap {
  /// Reads the pixels of an image.
  init?(_ image: CGImage) {
    guard let bitmap = ImageFile(data: image.data)?.bitmap() else { return nil }
    self = bitmap
  }

  /// Returns a smaller image whose larger side has a length, in pixels.
  func shrunk(to length: Int) -> Bitmap {
    let longest = max(width, height)
    guard length > 0, length < longest else { return self }
    let factor = Double(length) / Double(longest)
    let size = CGSize(
      width: max(1, (Double(width) * factor).rounded()),
      height: max(1, (Double(height) * factor).rounded()))
    return CGImage(self).drawn(in: size) ?? self
  }
}

extension CGImage {
  fileprivate func drawn(in size: CGSize) -> Bitmap? {
    Bitmap(
      drawing: [
        .image(
          id, destination: CGRect(origin: .zero, size: size),
          source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil)
      ], size: size, scale: 1)
  }
}
