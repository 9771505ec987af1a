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
    device != nil || kind.chosenAppearance != nil || kind.chosenLocale != nil
  }

  /// Puts what the person has chosen in the place of what was kept.
  func override(_ settings: inout KeptSettings) {
    if let appearance = kind.chosenAppearance { settings.appearance = appearance }
    if let locale = kind.chosenLocale { settings.locale = locale.identifier }
  }
  /// The kind of device, if the person has chosen one.
  var device: DeviceModel? { kind.device }
  /// Light or dark.
  var appearance: DeviceConfiguration.Appearance { kind.appearance }
  /// The language and the region.
  var locale: DeviceLocale { kind.locale }
}
