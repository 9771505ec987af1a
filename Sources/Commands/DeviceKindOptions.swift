import ArgumentParser
import DeviceProtocol
import Simulator

/// The options for a device's model and settings.
struct DeviceKindOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Choose the model, such as “iPhone SE” or “iPad”.",
      discussion: "The default is iPhone 15, or an iPad for an app made only for iPad."
    ),
    transform: {
      do {
        return try DeviceModel.named($0)
      } catch {
        throw ValidationError("\(error)")
      }
    })
  var device: DeviceModel?

  @Option(name: .customLong("appearance"), help: "Set the appearance (default: light).")
  var chosenAppearance: DeviceConfiguration.Appearance?

  @Option(
    name: .customLong("locale"),
    help: "Set the language and region, such as de_DE (default: en_US).",
    transform: {
      guard let locale = DeviceLocale.existing($0) else {
        throw ValidationError(
          "Invalid locale “\($0)”: use a language and a region, such as de_DE.")
      }
      return locale
    })
  var chosenLocale: DeviceLocale?

  /// The light or dark appearance.
  var appearance: DeviceConfiguration.Appearance { chosenAppearance ?? .light }
  /// The language and the region.
  var locale: DeviceLocale { chosenLocale ?? .standard }
}

extension DeviceConfiguration.Appearance: ExpressibleByArgument {}
extension DeviceConfiguration.Orientation: ExpressibleByArgument {}
