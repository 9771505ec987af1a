import DeviceProtocol

/// The settings of a device: its model, its orientation, and the user's choices.
struct DeviceSetup {
  /// Whether the first app determines the model.
  private let followsFirstApp: Bool
  var model: DeviceModel
  /// The name of the model that the user chose.
  var chosenModel: String?
  /// The system that the user chose, if any.
  var chosenSystem: SystemRelease?
  var appearance: DeviceConfiguration.Appearance
  var orientation = DeviceConfiguration.Orientation.portrait
  /// The content size category, as Apple's name.
  var contentSizeCategory: String
  /// The language and region.
  var locale: DeviceLocale
  var switches = DeviceSwitches()
  /// The name of the time zone, or `nil` for the computer's.
  var timeZone: String?
  var features = FeatureSettings()
  let clock: DeviceConfiguration.Clock
  /// The file for the settings, or `nil` if they aren't saved.
  private var file: SettingsFile?

  /// - Parameter model: The model, or `nil` if the first app determines it.
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

  /// Changes the model for the first app, if that app determines the model.
  /// - Returns: Whether the model has changed.
  mutating func adapt(toFirst app: InstalledApp) -> Bool {
    let suitable = DeviceModel.standard(for: app)
    guard followsFirstApp, chosenModel == nil, model == .standard, suitable != model else {
      return false
    }
    model = suitable
    return true
  }

  // MARK: - Saving and restoring

  /// Restores saved settings, except for the model, and saves all changes from now on.
  /// - Parameter now: The time on the device's clock, in seconds.
  mutating func restore(_ kept: KeptSettings, savingTo file: SettingsFile, at now: Double) {
    appearance = kept.appearance
    contentSizeCategory = kept.textSize
    locale = DeviceLocale(kept.locale) ?? .standard
    for item in kept.switches { switches[item] = true }
    timeZone = kept.timeZone
    features.isBiometryEnrolled = kept.isEnrolled
    features.move(to: kept.location, at: now)
    features.network = kept.network
    chosenModel = kept.model
    chosenSystem = kept.system
    self.file = file
  }

  /// Saves the settings if they're persistent and have changed.
  /// - Throws: The reason that the file can't be written.
  func save() throws {
    try file?.save(kept)
  }

  private var kept: KeptSettings {
    var kept = KeptSettings()
    kept.model = chosenModel
    kept.system = chosenSystem
    kept.appearance = appearance
    kept.textSize = contentSizeCategory
    kept.locale = locale.identifier
    kept.switches = switches.all
    kept.timeZone = timeZone
    kept.isEnrolled = features.isBiometryEnrolled
    kept.location = features.location
    kept.network = features.network
    return kept
  }

  /// Whether resetting the settings ends all apps, because they read some settings only at launch.
  var endsAppsWhenReset: Bool {
    locale != .standard || switches.all.contains { $0.isReadAtLaunch }
  }

  // MARK: - Configurations of apps and the home screen

  /// The configuration of the home screen.
  var homeConfiguration: DeviceConfiguration {
    configuration(orientation: model.isPad ? orientation : .portrait)
  }

  /// Returns the configuration that's sent to an app.
  /// - Parameter supported: The orientations that the app's content supports, or an empty set if
  ///   the app hasn't sent any yet.
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
