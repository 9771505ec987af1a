import AppBuilder
import DeviceProtocol
import Foundation
import Simulator

/// The device that an agent asks for.
struct DeviceRequest: Equatable, Sendable {
  /// The parameters of tools that start a device.
  static let parameters = [
    ToolParameter(
      "device", .text(longest: 100), "Model, such as “iPhone SE” or “iPad”. Default: iPhone 15."),
    ToolParameter("system", .text(longest: 20), "Version of iOS: 18.5, 26.5, or 27.2."),
    ToolParameter("appearance", .choice(["light", "dark"]), "Appearance. Default: light."),
    ToolParameter(
      "locale", .text(longest: 40), "Language and region, such as de_DE. Default: en_US."),
  ]

  /// The model, or `nil` for the one that the app is designed for.
  let model: DeviceModel?
  let appearance: DeviceConfiguration.Appearance
  let locale: DeviceLocale
  /// The system to build for.
  let system: SystemChoice

  /// - Throws: `ToolFailure` or another error if there's no such device.
  init(_ arguments: ToolArguments) throws {
    model = try arguments.text("device").map(DeviceModel.named)
    appearance = arguments.text("appearance") == "dark" ? .dark : .light
    let name = arguments.text("locale")
    guard let locale = name.map(DeviceLocale.existing) ?? .standard else {
      throw ToolFailure(
        "Invalid locale “\(name ?? "")”: use a language and a region, such as de_DE.")
    }
    self.locale = locale
    if let system = try arguments.text("system").map(SystemRequest.init)?.release {
      try model?.check(system)
      self.system = .exactly(system)
    } else {
      system = .atLeast(model?.firstSystem ?? .oldest)
    }
  }
}
