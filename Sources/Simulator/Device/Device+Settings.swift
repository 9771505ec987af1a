import DeviceProtocol

/// The user's settings, which are passed to apps.
extension Device {
  /// The device model.
  package var model: DeviceModel { settings.model }
  /// Light or dark; an app can choose otherwise for itself.
  package var appearance: DeviceConfiguration.Appearance { settings.appearance }
  /// The orientation of the device, which an app or the home screen might not follow.
  package var orientation: DeviceConfiguration.Orientation { settings.orientation }
  /// The size of text by Apple's name.
  package var contentSizeCategory: String { settings.contentSizeCategory }
  /// The language and the region that the user has set.
  package var locale: DeviceLocale { settings.locale }
  /// The switches that are on.
  package var switches: DeviceSwitches { settings.switches }
  /// The name of the time zone that the user has set; `nil` is the machine's.
  package var timeZone: String? { settings.timeZone }

  /// Turns the device.
  package func rotate(to orientation: DeviceConfiguration.Orientation) {
    note(.rotate(orientation))
    settings.orientation = orientation
    updateConfigurations()
  }

  /// Makes the device light or dark.
  package func setAppearance(_ appearance: DeviceConfiguration.Appearance) {
    note(.appearance(appearance))
    settings.appearance = appearance
    updateConfigurations()
  }

  /// Sets the size of text by Apple's name, such as `UICTContentSizeCategoryXXL`.
  package func setContentSizeCategory(_ category: String) {
    settings.contentSizeCategory = category
    updateConfigurations()
  }

  /// Sets the language and the region, which ends all apps as it does on iOS: they read them at
  /// launch.
  package func setLocale(_ locale: DeviceLocale) async {
    guard locale != settings.locale else { return }
    note(.locale(locale))
    settings.locale = locale
    for bundleID in running.keys { await kill(bundleID) }
    updateConfigurations()
  }

  /// Turns a switch on or off; one that apps read at launch ends all of them.
  package func set(_ item: DeviceSwitch, isOn: Bool) async {
    guard settings.switches[item] != isOn else { return }
    settings.switches[item] = isOn
    if item.isReadAtLaunch {
      for bundleID in running.keys { await kill(bundleID) }
    }
    updateConfigurations()
  }

  /// Sets the time zone by its name, such as `Europe/Berlin`; `nil` is the machine's.
  package func setTimeZone(_ name: String?) {
    guard name != settings.timeZone else { return }
    settings.timeZone = name
    updateConfigurations()
  }

  /// Sends every app a memory warning.
  package func warnOfMemory() {
    for app in running.values { send(.memoryWarning, to: app) }
  }

  /// Shows the software keyboard of the app in front if it is hidden, and hides it if it is shown.
  package func toggleKeyboard() {
    sendInput(.toggleKeyboard)
  }

  /// Sets how long things may take.
  package func setLimits(_ limits: Limits) {
    self.limits = limits
  }

  /// Sets the text of the pasteboard, which every app sees.
  package func setPasteboard(_ text: String?) {
    note(.pasteboard(text))
    pasteboard = text
    for app in running.values { send(.pasteboard(text), to: app) }
  }

  /// Notifies apps whether anyone is watching the device: an idle app that nobody sees sleeps,
  /// including its caret.
  package func setWatched(_ isWatched: Bool) {
    guard isWatched != self.isWatched else { return }
    self.isWatched = isWatched
    for app in running.values { send(.watched(isWatched), to: app) }
  }

  /// The configuration that's sent to the frontmost app, or that the home screen uses.
  package var configuration: DeviceConfiguration {
    frontApp?.configuration ?? settings.homeConfiguration
  }

  private func updateConfigurations() {
    for app in running.values { updateConfiguration(of: app) }
    screen.homeDidChange()
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
