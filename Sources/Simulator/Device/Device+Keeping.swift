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
  /// - Throws: `DeviceModel.EarlierSystem` if the model shipped with a later system than the
  ///   device's, and the same errors as `launch(_:arguments:)`.
  package func choose(_ model: DeviceModel) async throws {
    try model.check(system)
    try await become(model)
    settings.chosenModel = model.name
  }

  /// The system that the user chose, if any.
  package var chosenSystem: SystemRelease? { settings.chosenSystem }

  /// The device's system: the one that the user chose or, without a choice, the newest that its
  /// apps were built for.
  package var system: SystemRelease {
    settings.chosenSystem
      ?? max(settings.model.firstSystem, apps.all.map(\.system).max() ?? .oldest)
  }

  /// Switches to the system that the user chose, and saves the choice.
  ///
  /// The apps must be built for it afterward. They keep their data.
  /// - Throws: `DeviceModel.EarlierSystem` if the model shipped with a later one.
  package func choose(_ system: SystemRelease) throws {
    try settings.model.check(system)
    settings.chosenSystem = system
    screen.homeDidChange()
    screenDidChange()
  }

  /// Resets all settings except the model and the system.
  package func resetSettings() async {
    setAppearance(.light)
    setContentSizeCategory(ContentSize.standard)
    setTimeZone(nil)
    setBiometry(isEnrolled: false)
    setLocation(.none)
    setNetwork(.online)
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
