import ArgumentParser
import DeviceProtocol
import Simulator

/// The options of all commands that start a device.
struct DeviceOptions: ParsableArguments {
  @OptionGroup private var kind: DeviceKindOptions

  @Flag(
    inversion: .prefixedNo,
    help: "Let the app use the network. The default is on in “run”, and off elsewhere.")
  var network: Bool?

  /// Whether any option for the device is set.
  var isKindChosen: Bool {
    device != nil || kind.chosenAppearance != nil || kind.chosenLocale != nil
  }

  /// Replaces stored settings with those from the options.
  func override(_ settings: inout KeptSettings) {
    if let appearance = kind.chosenAppearance { settings.appearance = appearance }
    if let locale = kind.chosenLocale { settings.locale = locale.identifier }
  }
  /// The model, if the option is set.
  var device: DeviceModel? { kind.device }
  /// The light or dark appearance.
  var appearance: DeviceConfiguration.Appearance { kind.appearance }
  /// The language and the region.
  var locale: DeviceLocale { kind.locale }
}
