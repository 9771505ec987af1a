import Foundation

/// The device's properties for an app, which are sent first, and again when they change.
package struct DeviceConfiguration: Codable, Equatable, Sendable {
  /// A light or dark appearance.
  package enum Appearance: String, Codable, Sendable, CaseIterable { case light, dark }

  /// The orientation of the device.
  ///
  /// The names of the landscape orientations refer to the side with the home button.
  package enum Orientation: String, Codable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Whether the orientation is landscape.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// The source of time.
  package enum Clock: String, Codable, Sendable {
    /// The wall clock.
    case real
    /// A clock that advances only with `DeviceMessage.settle`, `DeviceMessage.wait`, and
    /// `DeviceMessage.advanceClock`.
    case manual
  }

  /// Distances from the edges of the screen, in points.
  package struct Insets: Codable, Equatable, Sendable {
    /// The distance from the top edge.
    package var top: Double
    /// The distance from the left edge.
    package var left: Double
    /// The distance from the bottom edge.
    package var bottom: Double
    /// The distance from the right edge.
    package var right: Double

    /// Distances from the four edges.
    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The marketing name of the device model, such as `iPhone 15`.
  package var deviceName: String
  /// Whether the device is an iPad.
  package var isPad: Bool
  /// The size of the screen in the current orientation, in points.
  package var screenSize: CGSize
  /// The number of pixels per point.
  package var scale: Double
  /// The insets of the system's bars, cutouts, and rounded corners in the current orientation.
  package var safeArea: Insets
  /// The height of the status bar in points, or 0 if it's hidden.
  package var statusBarHeight: Double
  /// The app's orientation.
  package var orientation: Orientation
  /// The light or dark appearance.
  package var appearance: Appearance
  /// The content size category as Apple's name, such as `UICTContentSizeCategoryL`.
  package var contentSizeCategory: String
  /// The user's language and region.
  package var locale: DeviceLocale
  /// The settings that are on.
  package var switches: DeviceSwitches
  /// The name of the user's time zone, such as `Europe/Berlin`, or `nil` for the computer's.
  package var timeZone: String?
  /// The source of time.
  package var clock: Clock

  /// Creates the configuration of a device.
  package init(
    deviceName: String, isPad: Bool, screenSize: CGSize, scale: Double, safeArea: Insets,
    statusBarHeight: Double, orientation: Orientation = .portrait, appearance: Appearance = .light,
    contentSizeCategory: String = "UICTContentSizeCategoryL", locale: DeviceLocale = .standard,
    switches: DeviceSwitches = DeviceSwitches(), timeZone: String? = nil, clock: Clock = .real
  ) {
    self.deviceName = deviceName
    self.isPad = isPad
    self.screenSize = screenSize
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.orientation = orientation
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.locale = locale
    self.switches = switches
    self.timeZone = timeZone
    self.clock = clock
  }
}
