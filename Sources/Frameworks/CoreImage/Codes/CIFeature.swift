import CoreGraphics
import Foundation

/// A part of an image that a detector found.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifeature>.
open class CIFeature: NSObject {
  /// The kind of the part.
  public let type: String
  /// The rectangle around the part, in the image's coordinates.
  public let bounds: CGRect

  init(type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
    super.init()
  }
}

/// The kind of QR codes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifeaturetypeqrcode>.
public let CIFeatureTypeQRCode: String = "QRCode"

/// The kind of faces.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifeaturetypeface>.
public let CIFeatureTypeFace: String = "Face"
