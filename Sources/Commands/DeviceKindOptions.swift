import ArgumentParser
import DeviceProtocol
import Simulator

/// What kind of device there should be, and how it looks.
struct DeviceKindOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The kind of device, such as “iPhone SE” or “iPad”.",
      discussion: "Without it, an iPhone 15, or an iPad for an app that is made for the iPad alone."
    ),
    transform: {
      do {
        return try DeviceModel.named($0)
      } catch {
        throw ValidationError("\(error)")
      }
    })
  var device: DeviceModel?

  @Option(name: .customLong("appearance"), help: "light or dark (default: light).")
  var chosenAppearance: DeviceConfiguration.Appearance?

  @Option(
    name: .customLong("locale"),
    help: "The language and the region, such as de_DE (default: en_US).",
    transform: {
      guard let locale = DeviceLocale($0) else {
        throw ValidationError(
          "“\($0)” is no locale; write a language and a region, such as de_DE.")
      }
      return locale
    })
  var chosenLocale: DeviceLocale?

  /// Light or dark.
  var appearance: DeviceConfiguration.Appearance { chosenAppearance ?? .light }
  /// The language and the region.
  var locale: DeviceLocale { chosenLocale ?? .standard }
}

extension DeviceConfiguration.Appearance: ExpressibleByArgument {}
extension DeviceConfiguration.Orientation: ExpressibleByArgument {}
