/// The zoom with which pages show the device.
package enum PageZoom: String, Codable, CaseIterable, Sendable {
  /// As large as the real one, where a screen has 96 points an inch.
  case physical
  /// A point of the device as a pixel of the page.
  case point
  /// A pixel of the device as one of the screen that shows the page.
  case pixel
  /// As large as there is room for.
  case fit
}
