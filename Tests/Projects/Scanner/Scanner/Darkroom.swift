import UIKit

/// The changes of a picture. UIKit provides Core Image's names, so the file doesn't import it.
enum Darkroom: String, CaseIterable {
  case plain = "Plain"
  case sepia = "Sepia"
  case noir = "Noir"
  case blur = "Blur"
  case invert = "Invert"

  private static let context = CIContext(options: nil)

  private func filtered(_ image: CIImage) -> CIImage? {
    switch self {
    case .plain: return image
    case .sepia:
      let filter = CIFilter(name: "CISepiaTone")
      filter?.setValue(image, forKey: kCIInputImageKey)
      filter?.setValue(0.9, forKey: kCIInputIntensityKey)
      return filter?.outputImage
    case .noir:
      return image.applyingFilter("CIPhotoEffectNoir")
    case .blur:
      // Without clamping, the edges would become transparent.
      return image.clampedToExtent()
        .applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: 12])
        .cropped(to: image.extent)
    case .invert:
      return CIFilter(name: "CIColorInvert", parameters: [kCIInputImageKey: image])?.outputImage
    }
  }

  /// Returns a changed picture.
  func develop(_ picture: UIImage) -> UIImage? {
    guard let image = CIImage(image: picture), let result = filtered(image),
      let drawn = Self.context.createCGImage(result, from: image.extent)
    else { return nil }
    return UIImage(cgImage: drawn, scale: picture.scale, orientation: picture.imageOrientation)
  }

  /// Returns the average color of a picture.
  static func averageColor(of picture: UIImage) -> UIColor? {
    guard let image = CIImage(image: picture) else { return nil }
    let extent = CIVector(
      x: image.extent.origin.x, y: image.extent.origin.y, z: image.extent.width,
      w: image.extent.height)
    guard
      let filter = CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: image, kCIInputExtentKey: extent]),
      let average = filter.outputImage
    else { return nil }
    var bitmap = [UInt8](repeating: 0, count: 4)
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    context.render(
      average, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return UIColor(
      red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255,
      blue: CGFloat(bitmap[2]) / 255, alpha: CGFloat(bitmap[3]) / 255)
  }
}
