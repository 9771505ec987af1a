import DisplayList
import Raster

extension CGImage {
  /// The number of bits of a component of a pixel.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { width * bitsPerPixel / 8 }

  /// The color space of the pixels.
  public var colorSpace: CGColorSpace? { .rgb }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// The image side by side with itself.
  package func repeated(columns: Int, rows: Int) -> CGImage {
    guard columns > 1 || rows > 1 else { return self }
    let commands = (0..<columns * rows).map { index in
      DrawingCommand.image(
        id,
        destination: CGRect(
          x: index % columns * width, y: index / columns * height, width: width, height: height),
        source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil, isSmooth: false)
    }
    let size = CGSize(width: width * columns, height: height * rows)
    return Bitmap(drawing: commands, size: size, scale: 1).map { CGImage($0) } ?? self
  }

  /// The average color of all pixels.
  package var averageColor: Color {
    let command = DrawingCommand.image(
      id, destination: CGRect(x: 0, y: 0, width: 1, height: 1),
      source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil)
    let size = CGSize(width: 1, height: 1)
    guard let pixel = Bitmap(drawing: [command], size: size, scale: 1)?[0, 0] else {
      return Color(red: 0, green: 0, blue: 0, alpha: 0)
    }
    return Color(
      red: Float(pixel.red) / 255, green: Float(pixel.green) / 255, blue: Float(pixel.blue) / 255,
      alpha: Float(pixel.alpha) / 255)
  }

  /// Returns the pixels of the image that lie in a rectangle; `nil` if there are none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let area = rect.integral.intersection(whole)
    guard area.width > 0, area.height > 0 else { return nil }
    let place = CGRect(x: -area.minX, y: -area.minY, width: whole.width, height: whole.height)
    let command = DrawingCommand.image(
      id, destination: place, source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: nil,
      isSmooth: false)
    return Bitmap(drawing: [command], size: area.size, scale: 1).map { CGImage($0) }
  }
}

extension CGImage: Hashable {
  /// Returns whether two images are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Feeds the identity of the image to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
