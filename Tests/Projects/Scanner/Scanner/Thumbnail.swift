import Accelerate
import UIKit

/// Makes small copies of pictures.
enum Thumbnail {
  /// Returns a copy with a width in pixels, or `nil` if the picture can't be read.
  static func picture(of picture: UIImage, width: Int) -> UIImage? {
    guard let image = picture.cgImage,
      let format = vImage_CGImageFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue))
    else { return nil }
    do {
      var source = try vImage_Buffer(cgImage: image, format: format)
      defer { source.free() }
      var target = try vImage_Buffer(
        width: width, height: image.height * width / image.width, bitsPerPixel: 32)
      defer { target.free() }
      let flags = vImage_Flags(kvImageHighQualityResampling)
      guard vImageScale_ARGB8888(&source, &target, nil, flags) == kvImageNoError else {
        return nil
      }
      return UIImage(cgImage: try target.createCGImage(format: format))
    } catch {
      return nil
    }
  }
}
