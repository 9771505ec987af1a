import DeviceProtocol

/// The settings of a device: its model, how it's held, and the user's choices.
struct DeviceSetup {
  /// Whether the first app decides the model.
  private let followsFirstApp: Bool
  var model: DeviceModel
  /// The name of the model that the user has chosen.
  var chosenModel: String?
  var appearance: DeviceConfiguration.Appearance
  var orientation = DeviceConfiguration.Orientation.portrait
  /// The content size category, by Apple's name.
  var contentSizeCategory: String
  /// The language and the region.
  var locale: DeviceLocale
  var switches = DeviceSwitches()
  /// The name of the time zone; `nil` is the machine's.
  var timeZone: String?
  var features = FeatureSettings()
  let clock: DeviceConfiguration.Clock
  /// The file in which the settings are kept; `nil` if they aren't.
  private var file: SettingsFile?

  /// - Parameter model: The model; `nil` if the first app decides it.
  init(
    model: DeviceModel?, appearance: DeviceConfiguration.Appearance, contentSizeCategory: String,
    locale: DeviceLocale, clock: DeviceConfiguration.Clock
  ) {
    followsFirstApp = model == nil
    self.model = model ?? .standard
    self.appearance = appearance
    self.contentSizeCategory = contentSizeCategory
    self.locale = locale
    self.clock = clock
  }

  /// Changes the model for the first app, if it decides the model.
  /// - Returns: Whether the model has changed.
  mutating func adapt(toFirst app: InstalledApp) -> Bool {
    guard followsFirstApp, app.isForPadAlone else { return false }
    model = .standardPad
    return true
  }

  // MARK: - Keeping

  /// Restores kept settings, except the model, and keeps all changes from now on.
  /// - Parameter now: Seconds on the device's clock.
  mutating func restore(_ kept: KeptSettings, savingTo file: SettingsFile, at now: Double) {
    appearance = kept.appearance
    contentSizeCategory = kept.textSize
    locale = DeviceLocale(kept.locale) ?? .standard
    for item in kept.switches { switches[item] = true }
    timeZone = kept.timeZone
    features.isBiometryEnrolled = kept.isEnrolled
    features.move(to: kept.location, at: now)
    chosenModel = kept.model
    self.file = file
  }

  /// Saves the settings, if they're kept and have changed.
  /// - Throws: what keeps the file from being written.
  func save() throws {
    try file?.save(kept)
  }

  private var kept: KeptSettings {
    var kept = KeptSettings()
    kept.model = chosenModel
    kept.appearance = appearance
    kept.textSize = contentSizeCategory
    kept.locale = locale.identifier
    kept.switches = switches.all
    kept.timeZone = timeZone
    kept.isEnrolled = features.isBiometryEnrolled
    kept.location = features.location
    return kept
  }

  /// Whether resetting the settings ends all apps, since they read some of them at launch.
  var endsAppsWhenReset: Bool {
    locale != .standard || switches.all.contains { $0.isReadAtLaunch }
  }

  // MARK: - What apps and the home screen follow

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
