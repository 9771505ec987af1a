import Foundation

/// The device as an app sees it. It's sent first, and again whenever it changes.
package struct DeviceConfiguration: Codable, Equatable, Sendable {
  /// Light or dark.
  package enum Appearance: String, Codable, Sendable, CaseIterable { case light, dark }

  /// The device's orientation; landscape is named after the side with the home button.
  package enum Orientation: String, Codable, Sendable, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    /// Whether the device is held on its side.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// The source of time for animations.
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

  /// A person's name for the device model, such as `iPhone 15`.
  package var deviceName: String
  /// Whether the device is an iPad.
  package var isPad: Bool
  /// The size of the screen as it is held now, in points.
  package var screenSize: CGSize
  /// Pixels in a point.
  package var scale: Double
  /// The insets of the system's bars, cutouts, and rounded corners in the current orientation.
  package var safeArea: Insets
  /// The height of the status bar, in points; 0 if there's none.
  package var statusBarHeight: Double
  /// The app's orientation.
  package var orientation: Orientation
  /// Light or dark.
  package var appearance: Appearance
  /// Apple's name of the content size category, such as `UICTContentSizeCategoryL`.
  package var contentSizeCategory: String
  /// The language and the region that the user has set.
  package var locale: DeviceLocale
  /// The settings that are on.
  package var switches: DeviceSwitches
  /// The name of the time zone that the user has set, such as `Europe/Berlin`; `nil` is the
  /// machine's.
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
