import CoreGraphics
import Raster

extension CGImageSource {
  /// Returns a thumbnail of an image.
  func thumbnail(at index: Int, _ options: ThumbnailOptions) -> CGImage? {
    guard let container, container.frames.indices.contains(index) else { return nil }
    var bitmap: Bitmap?
    if !options.isAlwaysMade { bitmap = container.ownThumbnail }
    if bitmap == nil, options.isAlwaysMade || options.isMadeIfAbsent {
      bitmap = self.bitmap(at: index)
    }
    guard var bitmap else { return nil }
    if let length = options.largestLength { bitmap = bitmap.shrunk(to: length) }
    let orientation = CGImagePropertyOrientation(rawValue: UInt32(container.exif?.orientation ?? 1))
    return CGImage(options.isTurned ? bitmap.turned(orientation ?? .up) : bitmap)
  }
}

extension ImageContainer {
  /// The thumbnail that the file contains.
  fileprivate var ownThumbnail: Bitmap? {
    exif?.thumbnail.flatMap { ImageFile(data: $0) }?.bitmap()
  }
}
