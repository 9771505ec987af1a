import CoreGraphics
import Foundation

/// A QR code that a detector found.
///
/// Follows <https://developer.apple.com/documentation/coreimage/ciqrcodefeature>.
open class CIQRCodeFeature: CIFeature {
  /// The text in the code.
  public let messageString: String?
  /// The top left corner, in the image's coordinates.
  public let topLeft: CGPoint
  /// The top right corner.
  public let topRight: CGPoint
  /// The bottom left corner.
  public let bottomLeft: CGPoint
  /// The bottom right corner.
  public let bottomRight: CGPoint

  /// - Parameter corners: The corners counterclockwise, starting from the top left of the code.
  init(_ message: String, corners: [CGPoint]) {
    messageString = message
    func corner(_ index: Int) -> CGPoint { index < corners.count ? corners[index] : .zero }
    topLeft = corner(0)
    bottomLeft = corner(1)
    bottomRight = corner(2)
    topRight = corner(3)
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (bottom, top) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    super.init(
      type: CIFeatureTypeQRCode,
      bounds: CGRect(x: left, y: bottom, width: right - left, height: top - bottom))
  }
}
