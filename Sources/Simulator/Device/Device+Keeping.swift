import DeviceProtocol
import Foundation

/// Saving the user's settings between uses of the device.
extension Device {
  /// Restores the device's settings, and saves later changes.
  ///
  /// Call it before any app runs.
  package func keepSettings(from kept: KeptSettings) {
    settings.restore(kept, savingTo: SettingsFile(in: storage), at: now)
  }

  /// Switches to the model that the user chose, and saves the choice.
  /// - Throws: The same errors as `launch(_:arguments:)`.
  package func choose(_ model: DeviceModel) async throws {
    try await become(model)
    settings.chosenModel = model.name
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

  /// Whether resetting the settings ends all apps, because they read some settings only at launch.
  var endsAppsWhenReset: Bool { settings.endsAppsWhenReset }

  /// Saves the settings if they're persistent and have changed.
  func saveSettings() {
    do {
      try settings.save()
    } catch {
      emit(
        .report(
          bundleID: "Settings",
          Report(severity: .warning, message: "Can't save the device's settings: \(error)")))
    }
  }
}
