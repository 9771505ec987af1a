import Foundation

/// A screen captured at a point in time.
package struct ReportedScreen: Codable, Equatable, Sendable {
  /// The path of the screenshot, relative to the report's folder.
  package var picture: String?
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double
  /// The elements on the screen.
  package var elements: [ReportedElement]

  /// Creates a screen of a size in points.
  package init(picture: String?, size: CGSize, elements: [ReportedElement]) {
    self.picture = picture
    width = size.width
    height = size.height
    self.elements = elements
  }
}
