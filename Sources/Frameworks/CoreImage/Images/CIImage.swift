import CoreGraphics
import Foundation
import Raster
import UIKit

/// An image that consists of the steps that calculate its pixels.
///
/// The origin is at the bottom left. The pixels are calculated when a context draws the image.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciimage>.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  typealias Renderer = (PixelArea, RenderSettings) throws(TooManyPixels) -> Pixels

  /// The rectangle that contains the pixels, which can be infinite.
  public let extent: CGRect
  private let render: Renderer
  /// Whether an enlarged image shows each pixel as a square.
  let showsSquares: Bool
  /// The image that the pixels come from, if they're unchanged.
  public let cgImage: CGImage?

  /// - Parameter render: A closure that calculates the pixels of an area within the extent.
  init(
    _ extent: CGRect, cgImage: CGImage? = nil, showsSquares: Bool = false,
    _ render: @escaping Renderer
  ) {
    self.showsSquares = showsSquares
    self.extent = extent
    self.cgImage = cgImage
    self.render = render
    super.init()
  }

  /// Creates an image of a Core Graphics image.
  public convenience init(cgImage: CGImage) {
    let extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    let bytes = DecodedBytes(cgImage)
    self.init(extent, cgImage: cgImage) { area, settings in
      Pixels(bytes.value, width: cgImage.width, height: cgImage.height, area, settings)
    }
  }

  /// Creates an image of a file's data, without its orientation, or returns `nil` if the data isn't
  /// an image.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }

  /// Creates an image of a file, or returns `nil` if the file isn't an image.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an infinite image of a color.
  public convenience init(color: CIColor) {
    self.init(.infinite) { area, settings in
      let pixel = Pixel(color, settings)
      return Pixels(area, values: Array(repeating: pixel, count: area.count))
    }
  }

  /// Returns an image without pixels.
  open class func empty() -> CIImage {
    CIImage(.null) { area, _ in Pixels(clear: area) }
  }

  /// Returns the same image.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Calculates the pixels of an area, which are clear outside of the extent.
  func pixels(in area: PixelArea, _ settings: RenderSettings) throws(TooManyPixels) -> Pixels {
    guard area.count <= PixelArea.largestCount else { throw TooManyPixels() }
    if extent.isInfinite { return try render(area, settings) }
    guard !extent.isNull, let own = PixelArea(extent) else { return Pixels(clear: area) }
    let part = own.intersection(area)
    if part == area { return try render(area, settings) }
    var result = Pixels(clear: area)
    if part.count > 0 { result.copy(try render(part, settings)) }
    return result
  }
}

/// The decoded pixels of an image, which are kept with it.
private final class DecodedBytes: @unchecked Sendable {
  private let image: CGImage
  lazy var lazyValue =
    ImageFile(data: image.data)?.bitmap()?.bytes
    ?? [UInt8](repeating: 0, count: image.width * image.height * 4)
  private let lock = NSLock()

  init(_ image: CGImage) {
    self.image = image
  }

  /// Four bytes for each pixel, row by row from the top.
  var value: [UInt8] { lock.withLock { lazyValue } }
}

extension Pixel {
  /// Creates a pixel of a color.
  init(_ color: CIColor, _ settings: RenderSettings) {
    func component(_ value: CGFloat) -> Float {
      settings.isLinear ? ColorCurve.light(of: Float(value)) : Float(value)
    }
    let alpha = Float(color.alpha)
    self.init(
      component(color.red) * alpha, component(color.green) * alpha, component(color.blue) * alpha,
      alpha)
  }
}
