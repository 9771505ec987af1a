import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

extension DeviceAction {
  /// The states of a switch.
  private enum State: String, CaseIterable { case on, off }

  /// All actions, in the order of the help text.
  static let all: [DeviceAction] =
    [
      status,
      DeviceAction("home", "Go to the home screen. If the device is locked, unlock it.", .home),
      DeviceAction("switcher", "Open or close the app switcher.", .switcher),
      DeviceAction("lock", "Lock the device.", .lock),
      DeviceAction("unlock", "Unlock the device.", .unlock),
      DeviceAction("shake", "Shake the device.", .shake),
      rotate,
      DeviceAction(
        "appearance", of: DeviceConfiguration.Appearance.self, "Set the appearance."
      ) { .appearance($0) },
      textSize,
      DeviceAction("language", "LOCALE", "Set the language and region, such as de-DE.") {
        guard DeviceLocale.existing($0) != nil else {
          throw ValidationError(
            "Invalid locale “\($0)”: use a language and a region, such as de-DE.")
        }
        return .locale($0)
      },
      DeviceAction("time-zone", "NAME|system", "Set the time zone, such as Asia/Tokyo.") {
        guard $0 == "system" || TimeZone(identifier: $0) != nil else {
          throw ValidationError(
            "Unknown time zone “\($0)”: use a name such as Europe/Berlin, or system.")
        }
        return .timeZone($0 == "system" ? "" : $0)
      },
      DeviceAction("model", "NAME", "Switch to another model, with that model's apps' data.") {
        do { return .model(try DeviceModel.named($0).name) } catch {
          throw ValidationError("\(error)")
        }
      },
      DeviceAction(
        "system", "VERSION", "Switch to another version of iOS: 18.5, 26.5, or 27.2."
      ) {
        do { return .system(try SystemRequest($0).release) } catch {
          throw ValidationError("\(error)")
        }
      },
      biometrics, location,
      DeviceAction(
        "network", of: DeviceNetwork.self, "Set the network: as usual, with delays, or none."
      ) { .network($0) },
      DeviceAction(
        "reset-settings", "Reset all settings except the model and the system.", .resetSettings),
      renewLink, launch,
      DeviceAction("relaunch", "Kill and relaunch the app in front.", .relaunch),
      DeviceAction("kill", "Kill the app in front.", .kill),
      DeviceAction("open-url", "URL", "Open a URL with the app for its scheme.") {
        .openURL($0)
      },
      addMedia, permission, push, clipboard, elements, tap, type, swipe, logs, screenshot, record,
      debug,
      DeviceAction("zoom", of: PageZoom.self, "Set the size of the device on its page.") {
        .zoom($0)
      },
      DeviceAction("keyboard", "Show or hide the software keyboard.", .toggleKeyboard),
      DeviceAction("memory-warning", "Send a memory warning to the apps.", .memoryWarning),
    ] + DeviceSwitch.allCases.map(turn)

  private static func turn(_ item: DeviceSwitch) -> DeviceAction {
    DeviceAction(item.rawValue, of: State.self, item.effect) { .set(item, isOn: $0 == .on) }
  }
}
