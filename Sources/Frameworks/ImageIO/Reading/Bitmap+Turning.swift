import CoreGraphics
import Raster

extension Bitmap {
  /// Reads the pixels of an image.
  init?(_ image: CGImage) {
    guard let bitmap = ImageFile(data: image.data)?.bitmap() else { return nil }
    self = bitmap
  }

  /// Returns the image as it's displayed with an orientation.
  func turned(_ orientation: CGImagePropertyOrientation) -> Bitmap {
    if orientation == .up { return self }
    let isSideways = orientation.rawValue >= 5
    let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
    let source = bytes
    var target = [UInt8](repeating: 0, count: source.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (column, row) = place(of: x, y, orientation)
        let from = (row * width + column) * 4
        let to = (y * newWidth + x) * 4
        for channel in 0..<4 { target[to + channel] = source[from + channel] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, bytes: target)
  }

  /// Returns the column and row of the pixel that's displayed at a position.
  private func place(of x: Int, _ y: Int, _ orientation: CGImagePropertyOrientation) -> (Int, Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case .up: (x, y)
    case .upMirrored: (right - x, y)
    case .down: (right - x, bottom - y)
    case .downMirrored: (x, bottom - y)
    case .leftMirrored: (y, x)
    case .right: (y, bottom - x)
    case .rightMirrored: (right - y, bottom - x)
    case .left: (right - y, x)
    }
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
