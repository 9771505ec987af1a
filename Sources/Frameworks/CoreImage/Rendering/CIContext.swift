import CoreGraphics
import Foundation
import Raster

/// An object that draws images.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cicontext>.
open class CIContext: NSObject, @unchecked Sendable {
  let settings: RenderSettings

  /// Creates a context that works with amounts of light.
  public override convenience init() {
    self.init(options: nil)
  }

  /// Creates a context with options.
  ///
  /// The working color space determines whether the components of colors are amounts of light. If
  /// it's `NSNull`, components stay as they are in the images.
  public init(options: [CIContextOption: Any]? = nil) {
    let space = options?[.workingColorSpace]
    if space is NSNull {
      settings = RenderSettings(isLinear: false)
    } else if let space = space as? CGColorSpace {
      settings = RenderSettings(isLinear: space.name == CGColorSpace.linearSRGB)
    } else {
      settings = RenderSettings(isLinear: true)
    }
    super.init()
  }

  /// Draws a part of an image, or returns `nil` if it's empty or too large.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    bitmap(of: image, fromRect).map { CGImage($0) }
  }

  /// Draws a part of an image into memory, row by row from the top.
  ///
  /// The format has 8 bits for each component, which are multiplied by the alpha.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let bitmap = bitmap(of: image, bounds), bitmap.width * 4 <= rowBytes else { return }
    let bytes = bitmap.bytes
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let place = (y * bitmap.width + x) * 4
        let alpha = Int(bytes[place + 3])
        for (index, component) in format.order.enumerated() {
          let value = Int(bytes[place + component])
          let shown = component == 3 ? value : (value * alpha + 127) / 255
          data.storeBytes(
            of: UInt8(shown), toByteOffset: y * rowBytes + x * 4 + index, as: UInt8.self)
        }
      }
    }
  }

  /// Returns an image as PNG data, or `nil` if it's empty or too large.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    bitmap(of: image, image.extent)?.png()
  }

  /// Returns an image as JPEG data, or `nil` if it's empty or too large.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    bitmap(of: image, image.extent).flatMap { ImageFile.jpeg($0, quality: 0.8) }
  }

  private func bitmap(of image: CIImage, _ rect: CGRect) -> Bitmap? {
    guard let area = PixelArea(rect), area.count > 0 else { return nil }
    return try? image.pixels(in: area, settings).bitmap(settings)
  }
}
