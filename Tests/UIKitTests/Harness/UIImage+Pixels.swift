import UIKit

extension UIImage {
  /// Returns a square with a color.
  static func plain(_ color: UIColor, side: CGFloat = 1) -> UIImage {
    drawn(CGSize(width: side, height: side)) { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  /// Returns an image drawn by a closure, with one pixel per point.
  static func drawn(
    _ size: CGSize, _ drawing: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: drawing)
  }

  /// Returns which of the given colors the drawn image has at a position.
  func color(
    atX x: CGFloat, y: CGFloat, of colors: [UIColor] = [.red, .green, .blue, .white]
  ) -> UIColor? {
    let drawn = UIImage.drawn(size) { _ in draw(at: .zero) }
    guard let pixel = drawn.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)) else {
      return nil
    }
    return colors.first {
      UIImage.plain($0).cgImage.map { UIImage(cgImage: $0).pngData() }
        == UIImage(cgImage: pixel).pngData()
    }
  }
}
