import ArgumentParser
import DeviceProtocol
import Simulator

/// What every command that starts a device can be told.
struct DeviceOptions: ParsableArguments {
  @OptionGroup private var kind: DeviceKindOptions

  @Flag(
    inversion: .prefixedNo,
    help: "Let the app use the network (run does, where a person watches; the others do not).")
  var network: Bool?

  /// Whether the person has chosen anything of the device.
  var isKindChosen: Bool {
    device != nil || appearance != .light || locale != .standard
  }
  /// The kind of device, if the person has chosen one.
  var device: DeviceModel? { kind.device }
  /// Light or dark.
  var appearance: DeviceConfiguration.Appearance { kind.appearance }
  /// The language and the region.
  var locale: DeviceLocale { kind.locale }
}
