import ArgumentParser
import DeviceProtocol
import Simulator

/// What kind of device there should be, and how it looks.
struct DeviceKindOptions: ParsableArguments {
  @Option(
    help: "The kind of device, such as “iPhone SE” or “iPad”.",
    transform: {
      do {
        return try DeviceModel.named($0)
      } catch {
        throw ValidationError("\(error)")
      }
    })
  var device = DeviceModel.standard

  @Option(help: "light or dark.")
  var appearance = DeviceConfiguration.Appearance.light
}

extension DeviceConfiguration.Appearance: ExpressibleByArgument {}
extension DeviceConfiguration.Orientation: ExpressibleByArgument {}
