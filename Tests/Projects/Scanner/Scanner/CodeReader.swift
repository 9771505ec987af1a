import CoreImage
import UIKit

/// Finds QR codes in pictures.
struct CodeReader {
  /// A code, with the corners in the picture's points.
  struct Code {
    let text: String
    let corners: [CGPoint]
  }

  private let detector = CIDetector(
    ofType: CIDetectorTypeQRCode, context: CIContext(),
    options: [CIDetectorAccuracy: CIDetectorAccuracyHigh])

  /// Returns the first code, or `nil` if there's none.
  func code(in picture: UIImage) -> Code? {
    guard let stored = CIImage(image: picture) else { return nil }
    let image = stored.oriented(CGImagePropertyOrientation(picture.imageOrientation))
    let features = detector?.features(in: image) ?? []
    guard let code = features.compactMap({ $0 as? CIQRCodeFeature }).first,
      let text = code.messageString
    else { return nil }
    let height = image.extent.height
    let corners = [code.topLeft, code.topRight, code.bottomRight, code.bottomLeft].map {
      CGPoint(x: $0.x / picture.scale, y: (height - $0.y) / picture.scale)
    }
    return Code(text: text, corners: corners)
  }
}

extension CGImagePropertyOrientation {
  init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .upMirrored: self = .upMirrored
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .rightMirrored: self = .rightMirrored
    @unknown default: self = .up
    }
  }
}
