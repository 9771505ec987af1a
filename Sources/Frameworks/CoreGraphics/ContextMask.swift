import DisplayList
import Raster

/// An image that masks a context's drawing.
struct ContextMask {
  private let image: CGImage
  private let rect: CGRect
  /// The number of saved states at the time the mask was added.
  let depth: Int

  init(_ image: CGImage, in rect: CGRect, depth: Int) {
    self.image = image.isOpaque ? image.brightnessAsOpacity : image
    self.rect = rect
    self.depth = depth
  }

  /// The commands before the masked content.
  var opening: [DrawingCommand] { [.beginGroup(opacity: 1, shadow: nil), .save] }

  /// The commands after the masked content.
  var closing: [DrawingCommand] {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    return [
      .restore, .beginGroup(opacity: 1, shadow: nil, blendMode: .destinationIn),
      .concatenate(flip.displayed),
      .image(
        image.id, destination: rect, source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil),
      .endGroup, .endGroup,
    ]
  }
}

extension CGImage {
  /// The image with each pixel's brightness as its opacity.
  fileprivate var brightnessAsOpacity: CGImage {
    let command = DrawingCommand.image(
      id, destination: CGRect(x: 0, y: 0, width: width, height: height),
      source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil, isSmooth: false)
    let size = CGSize(width: width, height: height)
    guard var bytes = Bitmap(drawing: [command], size: size, scale: 1)?.bytes else { return self }
    for start in stride(from: 0, to: bytes.count, by: 4) {
      bytes[start + 3] = PixelLayout.luminance(bytes[start], bytes[start + 1], bytes[start + 2])
    }
    return CGImage(Bitmap(width: width, height: height, bytes: bytes))
  }
}
