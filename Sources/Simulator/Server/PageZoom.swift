/// The zoom with which pages show the device.
package enum PageZoom: String, Codable, CaseIterable, Sendable {
  /// The physical size, on a screen with 96 points per inch.
  case physical
  /// One point of the device is one pixel of the page.
  case point
  /// One pixel of the device is one physical pixel of the user's screen.
  case pixel
  /// The largest size that fits.
  case fit
}
