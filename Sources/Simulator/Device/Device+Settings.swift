import DeviceProtocol

/// The user's settings, which are sent to apps.
extension Device {
  /// The device model.
  package var model: DeviceModel { settings.model }
  /// The light or dark appearance, which an app can override for itself.
  package var appearance: DeviceConfiguration.Appearance { settings.appearance }
  /// The orientation of the device, which an app or the home screen might not support.
  package var orientation: DeviceConfiguration.Orientation { settings.orientation }
  /// The text size, as Apple's name.
  package var contentSizeCategory: String { settings.contentSizeCategory }
  /// The user's language and region.
  package var locale: DeviceLocale { settings.locale }
  /// The settings that are on.
  package var switches: DeviceSwitches { settings.switches }
  /// The name of the user's time zone, or `nil` for the computer's.
  package var timeZone: String? { settings.timeZone }

  /// Rotates the device.
  package func rotate(to orientation: DeviceConfiguration.Orientation) {
    note(.rotate(orientation))
    settings.orientation = orientation
    updateConfigurations()
  }

  /// Sets the light or dark appearance.
  package func setAppearance(_ appearance: DeviceConfiguration.Appearance) {
    note(.appearance(appearance))
    settings.appearance = appearance
    updateConfigurations()
  }

  /// Sets the text size by Apple's name, such as `UICTContentSizeCategoryXXL`.
  package func setContentSizeCategory(_ category: String) {
    settings.contentSizeCategory = category
    updateConfigurations()
  }

  /// Sets the language and region.
  ///
  /// As on iOS, that ends all apps, because they read them at launch.
  package func setLocale(_ locale: DeviceLocale) async {
    guard locale != settings.locale else { return }
    note(.locale(locale))
    settings.locale = locale
    for bundleID in running.keys { await kill(bundleID) }
    updateConfigurations()
  }

  /// Turns a setting on or off.
  ///
  /// If apps read the setting at launch, that ends all apps.
  package func set(_ item: DeviceSwitch, isOn: Bool) async {
    guard settings.switches[item] != isOn else { return }
    settings.switches[item] = isOn
    if item.isReadAtLaunch {
      for bundleID in running.keys { await kill(bundleID) }
    }
    updateConfigurations()
  }

  /// Sets the time zone by its name, such as `Europe/Berlin`, or to the computer's if `nil`.
  package func setTimeZone(_ name: String?) {
    guard name != settings.timeZone else { return }
    settings.timeZone = name
    updateConfigurations()
  }

  /// Sends every app a memory warning.
  package func warnOfMemory() {
    for app in running.values { send(.memoryWarning, to: app) }
  }

  /// Shows or hides the software keyboard of the frontmost app.
  package func toggleKeyboard() {
    sendInput(.toggleKeyboard)
  }

  /// Sets the time limits.
  package func setLimits(_ limits: Limits) {
    self.limits = limits
  }

  /// Sets the text on the pasteboard, which all apps can read.
  package func setPasteboard(_ text: String?) {
    note(.pasteboard(text))
    pasteboard = text
    for app in running.values { send(.pasteboard(text), to: app) }
  }

  /// Notifies apps whether anyone is watching the device.
  ///
  /// If nobody is, an idle app sleeps, and its caret stops blinking.
  package func setWatched(_ isWatched: Bool) {
    guard isWatched != self.isWatched else { return }
    self.isWatched = isWatched
    for app in running.values { send(.watched(isWatched), to: app) }
  }

  /// The configuration for the frontmost app or the home screen.
  package var configuration: DeviceConfiguration {
    frontApp?.configuration ?? settings.homeConfiguration
  }

  private func updateConfigurations() {
    for app in running.values { updateConfiguration(of: app) }
    screen.homeDidChange()
    // Icons have other images in dark appearance and in one color.
    imageNumbers.noteChange()
    screenDidChange()
  }

  /// Sends an app the device's configuration, if it has changed.
  func updateConfiguration(of app: RunningApp) {
    let configuration = settings.configuration(
      for: app.app, supporting: app.systemAppearance?.supportedOrientations ?? [])
    guard configuration != app.configuration else { return }
    app.configuration = configuration
    send(.configure(configuration), to: app)
  }
}
