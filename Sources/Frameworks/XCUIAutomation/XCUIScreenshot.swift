import DeviceProtocol
import UIKit

/// An image of a screen, or of an element on it.
///
/// Follows <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot>.
public class XCUIScreenshot: NSObject {
  /// The image.
  public let image: UIImage
  /// The image as a PNG file.
  public let pngRepresentation: Data

  private init(image: UIImage, pngRepresentation: Data) {
    self.image = image
    self.pngRepresentation = pngRepresentation
  }

  /// Creates a screenshot from a PNG file that the device created.
  /// - Returns: `nil` if the data isn't an image.
  package init?(pngRepresentation: Data, scale: CGFloat) {
    guard let image = UIImage(data: pngRepresentation, scale: scale) else { return nil }
    self.image = image
    self.pngRepresentation = pngRepresentation
  }

  /// Takes a screenshot of the screen, or of a rectangle on it, after the screen has settled.
  @MainActor
  static func take(of rectangle: CGRect?) -> XCUIScreenshot {
    let taken = AutomationFailure.recording("take a screenshot") {
      guard case .picture(let png, let scale) = try AutomationDoor.perform(.takePicture),
        let screenshot = XCUIScreenshot(pngRepresentation: png, scale: scale)
      else { throw AutomationError("the device returned no screenshot") }
      return screenshot
    }
    guard let taken else { return XCUIScreenshot(image: UIImage(), pngRepresentation: Data()) }
    return rectangle.flatMap(taken.cropped) ?? taken
  }

  @MainActor
  private func cropped(to rectangle: CGRect) -> XCUIScreenshot? {
    guard !rectangle.isEmpty else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let renderer = UIGraphicsImageRenderer(size: rectangle.size, format: format)
    let part = renderer.image { _ in
      image.draw(at: CGPoint(x: -rectangle.minX, y: -rectangle.minY))
    }
    guard let png = part.pngData() else { return nil }
    return XCUIScreenshot(image: part, pngRepresentation: png)
  }
}
