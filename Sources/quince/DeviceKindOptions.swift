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

  @Option(help: "light or dark.")
  var appearance = DeviceConfiguration.Appearance.light

  @Option(
    help: "The language and the region, such as de_DE.",
    transform: {
      guard let locale = DeviceLocale($0) else {
        throw ValidationError(
          "“\($0)” is no locale; write a language and a region, such as de_DE.")
      }
      return locale
    })
  var locale = DeviceLocale.standard
}

extension DeviceConfiguration.Appearance: ExpressibleByArgument {}
extension DeviceConfiguration.Orientation: ExpressibleByArgument {}
