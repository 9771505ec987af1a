import DeviceProtocol
import Foundation

/// Saving the user's settings for the next time the device is on.
extension Device {
  /// Restores the device's settings, and stores new ones from now on. No app runs yet.
  package func keepSettings(from kept: KeptSettings) {
    settings.appearance = kept.appearance
    settings.contentSizeCategory = kept.textSize
    settings.locale = DeviceLocale(kept.locale) ?? .standard
    for item in kept.switches { settings.switches[item] = true }
    settings.timeZone = kept.timeZone
    features.isBiometryEnrolled = kept.isEnrolled
    features.move(to: kept.location, at: now)
    chosenModel = kept.model
    keptSettings = KeptSettings(in: storage)
    writeSettings()
  }

  /// Switches to the model that the user chose, which is kept for the next time.
  /// - Throws: as `launch(_:arguments:)` does.
  package func choose(_ model: DeviceModel) async throws {
    try await become(model)
    chosenModel = model.name
  }

  /// Resets all settings except the model.
  package func resetSettings() async {
    setAppearance(.light)
    setContentSizeCategory(ContentSize.standard)
    setTimeZone(nil)
    setBiometry(isEnrolled: false)
    setLocation(.none)
    for item in settings.switches.all { await set(item, isOn: false) }
    await setLocale(.standard)
  }

  /// Whether resetting the settings ends all apps, since they read some of them at launch.
  var endsAppsWhenReset: Bool {
    settings.locale != .standard || settings.switches.all.contains { $0.isReadAtLaunch }
  }

  /// Writes the settings, if they're kept and have changed.
  func writeSettings() {
    guard let keptSettings else { return }
    var current = KeptSettings()
    current.model = chosenModel
    current.appearance = settings.appearance
    current.textSize = settings.contentSizeCategory
    current.locale = settings.locale.identifier
    current.switches = settings.switches.all
    current.timeZone = settings.timeZone
    current.isEnrolled = features.isBiometryEnrolled
    current.location = features.location
    guard current != keptSettings else { return }
    self.keptSettings = current
    do {
      try current.write(in: storage)
    } catch {
      emit(
        .report(
          bundleID: "Settings",
          Report(severity: .warning, message: "Can't save the device's settings: \(error)")))
    }
  }
}
