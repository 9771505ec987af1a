import ObjectiveC
import UIKit

// Associations are protected by a lock.
private nonisolated(unsafe) let sources = Association<CIImage>()

extension CIImage {
  /// Creates an image of a UIKit image, without its orientation, or returns `nil` if it's empty.
  public convenience init?(image: UIImage) {
    if let source = image.ciImage {
      self.init(source.extent) { area, settings throws(TooManyPixels) in
        try source.pixels(in: area, settings)
      }
    } else {
      guard let image = image.cgImage else { return nil }
      self.init(cgImage: image)
    }
  }
}

extension UIImage {
  /// Creates an image of a Core Image image.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image of a Core Image image, with a number of pixels per point and an orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let image = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: image, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
    sources[self] = ciImage
  }

  /// The Core Image image that the image was created from, if any.
  public var ciImage: CIImage? { sources[self] }
}
