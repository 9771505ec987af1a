import CoreGraphics
import Foundation

/// An object that finds QR codes in images.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cidetector>.
open class CIDetector: NSObject {
  private let reader: CodeReader

  /// Creates a detector, or returns `nil` for anything but QR codes, or if ZBar isn't installed.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard type == CIDetectorTypeQRCode, let reader = CodeReader() else { return nil }
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
