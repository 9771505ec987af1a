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
}

extension DeviceConfiguration.Appearance: ExpressibleByArgument {}
extension DeviceConfiguration.Orientation: ExpressibleByArgument {}
