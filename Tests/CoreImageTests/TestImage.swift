import CoreImage
import Testing

/// Returns an opaque image of rows of colors, from the top.
func image(_ rows: [[[UInt8]]]) throws -> CIImage {
  let bytes: [UInt8] = rows.joined().reduce(into: []) { $0 += $1 + [255] }
  let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
  let image = CGImage(
    width: rows[0].count, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32,
    bytesPerRow: rows[0].count * 4, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
    decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  return CIImage(cgImage: try #require(image))
}

/// Returns the red, green, blue, and alpha components of an image's pixels, from the top.
/// - Parameter isLinear: Whether the context works with amounts of light, as it does by default.
func pixels(_ image: CIImage, _ rect: CGRect? = nil, isLinear: Bool = false) -> [[UInt8]] {
  let rect = rect ?? image.extent
  let (width, height) = (Int(rect.width), Int(rect.height))
  var bytes = [UInt8](repeating: 0, count: width * height * 4)
  let context = CIContext(options: isLinear ? nil : [.workingColorSpace: NSNull()])
  context.render(
    image, toBitmap: &bytes, rowBytes: width * 4, bounds: rect, format: .RGBA8, colorSpace: nil)
  return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
}
