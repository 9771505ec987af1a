import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Simulator

/// The options of all commands that start a device.
struct DeviceOptions: ParsableArguments {
  @OptionGroup private var kind: DeviceKindOptions

  @Flag(
    inversion: .prefixedNo,
    help: """
      Let the app use the network. The default is on in “run”, and off elsewhere. With a FILE.har, \
      answer the app's requests from this HTTP archive, without using the network.
      """)
  var network: Bool?

  @Option(
    name: NetworkArchive.name, help: .hidden, completion: .file(extensions: ["har"]),
    transform: ReplayedNetwork.init)
  var replayNetwork: ReplayedNetwork?

  func validate() throws {
    if network == true, replayNetwork != nil {
      throw ValidationError("--network can't be used both with and without a FILE.har.")
    }
  }

  /// Whether any option for the device is set.
  var isKindChosen: Bool {
    device != nil || kind.chosenAppearance != nil || kind.chosenLocale != nil
  }

  /// The system in the option, if it's set.
  var requestedSystem: SystemRelease? { kind.requestedSystem?.release }

  /// Returns the system to build for: the one in the option or, without it, in a flow.
  /// - Throws: `ValidationError` if the model can't run the flow's system.
  func system(of flow: Flow? = nil) throws -> SystemChoice { try kind.system(of: flow) }

  /// Prints a note if a device has another system than the one in the option or, without it, in a
  /// flow.
  func noteSystem(of flows: [Flow] = [], to terminal: Terminal) {
    kind.noteSystem(of: flows, to: terminal)
  }

  /// Replaces stored settings with those from the options.
  func override(_ settings: inout KeptSettings) {
    if let appearance = kind.chosenAppearance { settings.appearance = appearance }
    if let locale = kind.chosenLocale { settings.locale = locale.identifier }
    if let system = requestedSystem { settings.system = system }
  }
  /// The model, if the option is set.
  var device: DeviceModel? { kind.device }
  /// The light or dark appearance.
  var appearance: DeviceConfiguration.Appearance { kind.appearance }
  /// The language and the region.
  var locale: DeviceLocale { kind.locale }
}
