/// The zoom with which pages show the device.
package enum PageZoom: String, Codable, CaseIterable, Sendable {
  /// The real size, on a screen with 96 points per inch.
  case physical
  /// A point of the device as a pixel of the page.
  case point
  /// A pixel of the device as one of the screen that shows the page.
  case pixel
  /// As large as there's room for.
  case fit
}
