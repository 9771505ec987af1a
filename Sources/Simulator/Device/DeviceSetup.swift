import DeviceProtocol

/// The device's model, orientation, and settings.
struct DeviceSetup {
  var model: DeviceModel
  var appearance: DeviceConfiguration.Appearance
  var orientation = DeviceConfiguration.Orientation.portrait
  /// The content size category, by Apple's name.
  var contentSizeCategory: String
  /// The language and the region.
  var locale: DeviceLocale
  var switches = DeviceSwitches()
  /// The name of the time zone; `nil` is the machine's.
  var timeZone: String?
  let clock: DeviceConfiguration.Clock

  /// The configuration of the home screen.
  var homeConfiguration: DeviceConfiguration {
    configuration(orientation: model.isPad ? orientation : .portrait)
  }

  /// Returns the configuration that's sent to an app.
  /// - Parameter supported: The orientations that its content allows; empty if it hasn't sent any
  ///   yet.
  func configuration(
    for app: InstalledApp, supporting supported: [DeviceConfiguration.Orientation]
  ) -> DeviceConfiguration {
    configuration(
      orientation: app.orientation(heldAs: orientation, onPad: model.isPad, allowed: supported))
  }

  private func configuration(
    orientation: DeviceConfiguration.Orientation
  ) -> DeviceConfiguration {
    model.configuration(
      orientation: orientation, appearance: appearance, contentSizeCategory: contentSizeCategory,
      locale: locale, switches: switches, timeZone: timeZone, clock: clock)
  }
}
