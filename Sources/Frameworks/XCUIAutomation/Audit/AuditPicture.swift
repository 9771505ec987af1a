import DeviceProtocol
import Foundation
import Raster
import UIKit

/// The image of a screen, for checking the contrast of its contents.
@MainActor
struct AuditPicture {
  /// The minimum fraction of an element's pixels that have a color.
  ///
  /// Rarer colors are from antialiased edges.
  private static let leastPart = 0.005

  private let bitmap: Bitmap
  private let bytes: [UInt8]
  private let scale: CGFloat

  /// Captures the screen after it has settled.
  /// - Parameter width: The width of the screen, in points.
  /// - Throws: `AutomationError` if there's no image.
  init(width: CGFloat) throws {
    guard case .picture(let png, _) = try AutomationDoor.perform(.takePicture),
      let bitmap = ImageFile(data: png)?.bitmap(), width > 0
    else { throw AutomationError("the device returned no screenshot") }
    self.bitmap = bitmap
    bytes = bitmap.bytes
    scale = CGFloat(bitmap.width) / width
  }

  /// Returns the contrast between the most frequent color in a rectangle, in points, and the color
  /// that differs most from it.
  func contrast(in rectangle: CGRect) -> Double? {
    let area = rectangle.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      .intersection(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    guard !area.isEmpty else { return nil }
    var counts: [UInt32: Int] = [:]
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) { counts[color(x, y), default: 0] += 1 }
    }
    guard let background = counts.max(by: { $0.value < $1.value })?.key, counts.count > 1 else {
      return nil
    }
    let least = max(3, Int(Self.leastPart * area.width * area.height))
    return counts.filter { $0.value >= least && $0.key != background }
      .map { Self.contrast($0.key, background) }.max()
  }

  private func color(_ x: Int, _ y: Int) -> UInt32 {
    let place = (y * bitmap.width + x) * 4
    return UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
  }

  /// Returns the contrast, as defined by the Web Content Accessibility Guidelines.
  private static func contrast(_ first: UInt32, _ second: UInt32) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: UInt32) -> Double {
    func linear(_ byte: UInt32) -> Double {
      let value = Double(byte & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color >> 16) + 0.7152 * linear(color >> 8) + 0.0722 * linear(color)
  }
}
