import CoreGraphics
import Foundation
import UIKit

extension CIImage {
  /// Creates an image of another's pixels, without being the same image.
  private convenience init(drawing other: CIImage) {
    self.init(other.extent, cgImage: other.cgImage, showsSquares: other.showsSquares) {
      area, settings throws(TooManyPixels) in try other.pixels(in: area, settings)
    }
  }

  /// Creates an image of a Core Graphics image, which has no orientation.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: cgImage)
  }

  /// Creates an image of a UIKit image, or returns `nil` if it's empty.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    guard let stored = CIImage(image: image) else { return nil }
    let isUpright = options?[.applyOrientationProperty] as? Bool == true
    self.init(drawing: isUpright ? stored.oriented(image.imageOrientation.ofFiles) : stored)
  }

  /// Creates an image of a file's data, or returns `nil` if the data isn't an image.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image, options: options)
  }

  /// Creates an image of a file, or returns `nil` if the file isn't an image.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
  }
}
