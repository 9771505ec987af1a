import ArgumentParser
import DeviceProtocol
import Simulator

/// What every command that starts a device can be told.
struct DeviceOptions: ParsableArguments {
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

  @Flag(
    inversion: .prefixedNo,
    help: "Let the app use the network (run does, where a person watches; the others do not).")
  var network: Bool?

  @Option(help: "light or dark.")
  var appearance = DeviceConfiguration.Appearance.light
}

extension DeviceConfiguration.Appearance: ExpressibleByArgument {}
extension DeviceConfiguration.Orientation: ExpressibleByArgument {}
