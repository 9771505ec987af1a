import DeviceProtocol
import Foundation

/// The readers of the commands for biometrics, locations, and the network.
extension FlowCommandParser {
  @Sendable static func biometrics(_ arguments: Arguments) throws -> FlowCommand {
    guard let name = try arguments.wholeText() else {
      throw arguments.lacking("an action, such as matching")
    }
    guard let action = BiometricsAction(rawValue: name) else {
      let names = BiometricsAction.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.error("unknown biometrics action “\(name)”: use \(names)")
    }
    return .biometrics(action)
  }

  @Sendable static func setLocation(_ arguments: Arguments) throws -> FlowCommand {
    if let text = try arguments.wholeText() {
      guard text == "none" else { throw arguments.lacking("latitude: and longitude:, or be none") }
      return .setLocation(.none)
    }
    guard let latitude = try arguments.string("latitude").flatMap(Double.init),
      let longitude = try arguments.string("longitude").flatMap(Double.init)
    else { throw arguments.lacking("latitude: and longitude:") }
    return .setLocation(
      try checked(.fixed(.init(latitude: latitude, longitude: longitude)), arguments))
  }

  @Sendable static func travel(_ arguments: Arguments) throws -> FlowCommand {
    let texts = try arguments.list("points")
    let speed = try arguments.string("speed").map { Double($0) ?? 0 } ?? 1.4
    guard !texts.isEmpty else { throw arguments.lacking("points:, such as \"48.85,2.29\"") }
    guard speed > 0, speed.isFinite else {
      throw arguments.error("“speed” must be more than 0 meters per second")
    }
    let points = try texts.map { text in
      let parts = text.split(separator: ",").map {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else {
        throw arguments.error(
          "invalid point “\(text)”: use a latitude and a longitude, such as 48.85,2.29")
      }
      return DeviceLocation.Point(latitude: latitude, longitude: longitude)
    }
    return .setLocation(try checked(.route(points, speed: speed), arguments))
  }

  @Sendable static func setNetwork(_ arguments: Arguments) throws -> FlowCommand {
    let names = DeviceNetwork.allCases.map(\.rawValue)
    guard let name = try arguments.wholeText() else {
      throw arguments.lacking("a state: \(names.joined(separator: ", "))")
    }
    guard let network = DeviceNetwork(rawValue: name) else {
      let choices = names.joined(separator: ", ")
      throw arguments.error("unknown state of the network “\(name)”: use \(choices)")
    }
    return .setNetwork(network)
  }

  private static func checked(
    _ location: DeviceLocation, _ arguments: Arguments
  ) throws -> DeviceLocation {
    if let fault = location.fault { throw arguments.error(fault) }
    return location
  }
}
