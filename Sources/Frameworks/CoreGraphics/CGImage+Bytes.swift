import DisplayList
import Raster

extension CGImage {
  /// Creates an image from encoded bytes, or returns `nil` if they aren't a valid image.
  package convenience init?(encoded data: Data) {
    guard let file = ImageFile(data: data) else { return nil }
    self.init(file)
  }

  /// Creates an image from an image file, which is converted to PNG if the device doesn't support
  /// its format.
  package convenience init(_ file: ImageFile) {
    var data = file.data
    if file.format == .other, let bitmap = file.bitmap() { data = bitmap.png() }
    self.init(data, width: file.uprightWidth, height: file.uprightHeight)
  }

  /// Creates an image from pixels.
  package convenience init(_ bitmap: Bitmap) {
    self.init(bitmap.png(), width: bitmap.width, height: bitmap.height)
  }
}

extension Bitmap {
  /// Draws commands into an image without a device, or returns `nil` if the image would be empty.
  /// - Parameter picture: The image to draw on top, which must have the size of the result.
  package init?(
    drawing commands: [DrawingCommand], size: CGSize, scale: CGFloat, over picture: Bitmap? = nil
  ) {
    let rasterizer = Rasterizer()
    for case .image(let id, _, _, _, _) in commands { rasterizer.images[id] = id.bytes?.data }
    let frame = DisplayList(size: size, commands: commands)
    guard let bitmap = try? rasterizer.bitmap(of: [frame], scale: Double(scale), over: picture)
    else { return nil }
    self = bitmap
  }
}

extension ImageFile {
  private var isTurned: Bool { orientation >= 5 }

  /// The width after applying the orientation in the image's Exif data.
  var uprightWidth: Int { isTurned ? pixelHeight : pixelWidth }

  /// The height after applying the orientation in the image's Exif data.
  var uprightHeight: Int { isTurned ? pixelWidth : pixelHeight }
}
