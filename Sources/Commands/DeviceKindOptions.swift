import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Simulator

/// The options for a device's model and settings.
struct DeviceKindOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Choose the model, such as “iPhone SE” or “iPad”.",
      discussion: """
        The default is iPhone 15, iPhone 17 for an app that needs iOS 26 or later, or an iPad for an \
        app made only for iPad.
        """
    ),
    transform: {
      do {
        return try DeviceModel.named($0)
      } catch {
        throw ValidationError("\(error)")
      }
    })
  var device: DeviceModel?

  @Option(
    name: .customLong("os"),
    help: ArgumentHelp(
      "Run this version of iOS: 18.5, 26.5, or 27.2.",
      discussion: "The default is the oldest one that runs the apps.", valueName: "version"),
    transform: {
      do {
        return try SystemRequest($0)
      } catch {
        throw ValidationError("\(error)")
      }
    })
  var requestedSystem: SystemRequest?

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

  func validate() throws {
    if let device, let requestedSystem { try Self.check(device, requestedSystem.release) }
  }

  /// Returns the system to build for: the one in the option or, without it, in a flow.
  /// - Throws: `ValidationError` if the model can't run the flow's system.
  func system(of flow: Flow? = nil) throws -> SystemChoice {
    guard let request = requestedSystem ?? flow?.system else {
      return .atLeast(device?.firstSystem ?? .oldest)
    }
    if let device { try Self.check(device, request.release) }
    return .exactly(request.release)
  }

  /// Prints a note if a device has another system than the one in the option or, without it, in a
  /// flow.
  func noteSystem(of flows: [Flow] = [], to terminal: Terminal) {
    if let requestedSystem { return terminal.write(note: requestedSystem.note) }
    for flow in flows {
      terminal.write(note: flow.system?.note.map { "\(flow.file.lastPathComponent): \($0)" })
    }
  }

  /// Checks that a model runs a system.
  /// - Throws: `ValidationError`
  static func check(_ device: DeviceModel, _ system: SystemRelease) throws {
    do {
      try device.check(system)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// The light or dark appearance.
  var appearance: DeviceConfiguration.Appearance { chosenAppearance ?? .light }
  /// The language and the region.
  var locale: DeviceLocale { chosenLocale ?? .standard }
}

extension DeviceConfiguration.Appearance: ExpressibleByArgument {}
extension DeviceConfiguration.Orientation: ExpressibleByArgument {}
