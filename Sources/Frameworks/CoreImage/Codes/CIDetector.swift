import CoreGraphics
import Foundation
import Stubs

/// An object that finds QR codes in images.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetector>.
open class CIDetector: NSObject {
  private let reader: CodeReader

  /// Creates a detector, or returns `nil` for anything but QR codes, or if ZBar isn't installed.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard type == CIDetectorTypeQRCode else {
      Stub.coreImageDetector.report(about: type)
      return nil
    }
    guard let reader = CodeReader() else { return nil }
    self.reader = reader
    super.init()
  }

  /// Returns what the detector finds in an image.
  open func features(in image: CIImage) -> [CIFeature] {
    let settings = RenderSettings(isLinear: false)
    guard let area = PixelArea(image.extent), area.count > 0,
      let pixels = try? image.pixels(in: area, settings)
    else { return [] }
    var grays: [UInt8] = []
    grays.reserveCapacity(area.count)
    for y in area.rows.reversed() {
      for x in area.columns {
        let pixel = pixels[x, y].over(Pixel(1, 1, 1, 1))
        let gray = 0.299 * pixel.x + 0.587 * pixel.y + 0.114 * pixel.z
        grays.append(UInt8(min(max(gray, 0), 1) * 255))
      }
    }
    return reader.codes(in: grays, width: area.width, height: area.height).map { code in
      CIQRCodeFeature(
        code.message,
        corners: code.corners.map {
          CGPoint(x: area.x + $0.x, y: area.y + area.height - $0.y)
        })
    }
  }

  /// Returns what the detector finds in an image.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    features(in: image)
  }
}

/// The type of detectors of QR codes.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectortypeqrcode>.
public let CIDetectorTypeQRCode: String = "CIDetectorTypeQRCode"

/// The type of detectors of faces, which are `nil`.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectortypeface>.
public let CIDetectorTypeFace: String = "CIDetectorTypeFace"

/// The type of detectors of rectangles, which are `nil`.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectortyperectangle>.
public let CIDetectorTypeRectangle: String = "CIDetectorTypeRectangle"

/// The type of detectors of text, which are `nil`.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectortypetext>.
public let CIDetectorTypeText: String = "CIDetectorTypeText"

/// The key of whether a detector follows features from image to image, as none does.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectortracking>.
public let CIDetectorTracking: String = "CIDetectorTracking"

/// The key of the smallest size of features, as a fraction of the image.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectorminfeaturesize>.
public let CIDetectorMinFeatureSize: String = "CIDetectorMinFeatureSize"

/// The key of the image's orientation, from 1 to 8.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectorimageorientation>.
public let CIDetectorImageOrientation: String = "CIDetectorImageOrientation"

/// The key of whether eyes are examined, which is for faces.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectoreyeblink>.
public let CIDetectorEyeBlink: String = "CIDetectorEyeBlink"

/// The key of whether mouths are examined, which is for faces.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectorsmile>.
public let CIDetectorSmile: String = "CIDetectorSmile"

/// The key of a detector's accuracy, which is always high.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectoraccuracy>.
public let CIDetectorAccuracy: String = "CIDetectorAccuracy"

/// The value of a low accuracy.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectoraccuracylow>.
public let CIDetectorAccuracyLow: String = "CIDetectorAccuracyLow"

/// The value of a high accuracy.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetectoraccuracyhigh>.
public let CIDetectorAccuracyHigh: String = "CIDetectorAccuracyHigh"
