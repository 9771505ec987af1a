import Foundation
import Raster

/// The content of an image file, without its pixels.
struct ImageContainer {
  /// The uniform type identifier of the format.
  let type: String
  /// The size of the canvas, in pixels.
  var width = 0
  var height = 0
  var frames: [ImageFrame] = []
  /// The number of times to play the animation, where 0 is forever, or `nil` for a file without
  /// animation.
  var loopCount: Int?
  /// Whether the file has an alpha channel.
  var hasAlpha = false
  var isGray = false
  /// The resolution, in dots per inch.
  var resolution: (x: Double, y: Double)?
  var exif: ExifData?
  /// Whether the file has its end.
  var isComplete = false

  init(type: String) {
    self.type = type
  }

  /// Reads the structure of a file, or returns `nil` for an unknown format.
  static func read(_ data: Data) -> ImageContainer? {
    let bytes = Bytes(data)
    if bytes.starts(with: PNGReader.signature) { return PNGReader(bytes).read(data) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return JPEGReader(bytes).read(data) }
    if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return GIFReader(bytes).read() }
    if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return WebPReader(bytes).read(data) }
    return otherType(of: bytes).map { other($0, data, bytes) }
  }

  private static func otherType(of bytes: Bytes) -> String? {
    if bytes.has("II*\0", at: 0) || bytes.has("MM\0*", at: 0) { return "public.tiff" }
    if bytes.has("BM", at: 0) { return "com.microsoft.bmp" }
    if bytes.starts(with: [0, 0, 1, 0]) { return "com.microsoft.ico" }
    if bytes.has("ftypheic", at: 4) || bytes.has("ftypheix", at: 4) { return "public.heic" }
    if bytes.has("ftypavif", at: 4) { return "public.avif" }
    return nil
  }

  /// Returns the content of a file whose structure only gdk-pixbuf knows.
  private static func other(_ type: String, _ data: Data, _ bytes: Bytes) -> ImageContainer {
    var container = ImageContainer(type: type)
    guard let file = ImageFile(data: data) else { return container }
    container.width = file.pixelWidth
    container.height = file.pixelHeight
    container.isComplete = true
    container.hasAlpha = true
    if type == "public.tiff" { container.exif = ExifData(bytes, at: 0, length: bytes.count) }
    container.frames = [
      ImageFrame(width: file.pixelWidth, height: file.pixelHeight, file: container.upright(data))
    ]
    return container
  }

  /// Returns a file whose pixels gdk-pixbuf doesn't rotate, so that images have the file's pixels.
  func upright(_ data: Data) -> Data {
    guard let exif, exif.orientation != 1, let place = exif.orientationPlace,
      data.count >= place + 2
    else { return data }
    var data = data
    let start = data.startIndex + place
    data[start] = exif.isBigEndian ? 0 : 1
    data[start + 1] = exif.isBigEndian ? 1 : 0
    return data
  }
}
