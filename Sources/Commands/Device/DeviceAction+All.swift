import ArgumentParser
import DeviceProtocol
import Foundation
import Simulator

extension DeviceAction {
  /// Whether something is on.
  private enum State: String, CaseIterable { case on, off }

  /// All that can be done, in the order of the help.
  static let all: [DeviceAction] =
    [
      status,
      DeviceAction("home", "Goes to the home screen; on the lock screen, unlocks.", .home),
      DeviceAction("switcher", "Opens the app switcher, or leaves it.", .switcher),
      DeviceAction("lock", "Locks the device.", .lock),
      DeviceAction("unlock", "Unlocks the device.", .unlock),
      DeviceAction("shake", "Shakes the device.", .shake),
      rotate,
      DeviceAction(
        "appearance", of: DeviceConfiguration.Appearance.self, "Makes the device light or dark."
      ) { .appearance($0) },
      textSize,
      DeviceAction("language", "LOCALE", "Sets language and region, such as de-DE.") {
        guard DeviceLocale($0) != nil else {
          throw ValidationError(
            "“\($0)” is no locale; write a language and a region, such as de-DE.")
        }
        return .locale($0)
      },
      DeviceAction("time-zone", "NAME|system", "Sets the time zone, such as Asia/Tokyo.") {
        guard $0 == "system" || TimeZone(identifier: $0) != nil else {
          throw ValidationError(
            "There is no time zone “\($0)”; one is called Europe/Berlin, for example.")
        }
        return .timeZone($0 == "system" ? "" : $0)
      },
      DeviceAction("model", "NAME", "Becomes another kind of device, with that one's data.") {
        do { return .model(try DeviceModel.named($0).name) } catch {
          throw ValidationError("\(error)")
        }
      },
      biometrics, location,
      DeviceAction(
        "reset-settings", "Sets everything but the kind of device as on a new one.", .resetSettings),
      renewLink, launch,
      DeviceAction("relaunch", "Ends the app in front and opens it again.", .relaunch),
      DeviceAction("kill", "Ends the app in front outright.", .kill),
      DeviceAction("open-url", "URL", "Opens a URL with the app that opens its scheme.") {
        .openURL($0)
      },
      addMedia, push, clipboard, screenshot, record,
      DeviceAction("zoom", of: PageZoom.self, "Shows the device as large as that on its page.") {
        .zoom($0)
      },
      DeviceAction("keyboard", "Shows or hides the software keyboard.", .toggleKeyboard),
      DeviceAction("memory-warning", "Tells the apps that memory is short.", .memoryWarning),
    ] + DeviceSwitch.allCases.map(turn)

  private static func turn(_ item: DeviceSwitch) -> DeviceAction {
    DeviceAction(item.rawValue, of: State.self, item.effect) { .set(item, isOn: $0 == .on) }
  }
}
