import DeviceProtocol
import Foundation
import Reports
import Safeguards
import Simulator

/// The output of `quince device`, as text and as JSON.
struct DeviceAnswer: Sendable {
  /// The output for users.
  var text: String
  /// The output for programs.
  var json: any Encodable & Sendable

  /// Creates an answer for users and programs.
  init(_ text: String, json: any Encodable & Sendable) {
    self.text = text
    self.json = json
  }

  /// Creates an answer with the name of a file that was written.
  init(file: String) {
    self.init(file, json: ["file": file])
  }

  /// Returns the text to print.
  func printed(asJSON: Bool) throws -> TerminalText {
    guard asJSON else { return TerminalText(text) }
    return .json(try JSONText(json).text)
  }
}

extension DeviceAnswer {
  /// The status of a device.
  struct Status: Encodable, Sendable {
    /// The name from `--device-name`, if any.
    var deviceName: String?
    var model: String
    /// The version of the system.
    var system: String
    /// The bundle identifier of the frontmost app.
    var app: String?
    /// The state of the frontmost app in a debugger: `waiting`, `running`, or `stopped`.
    var debugger: DebuggerState?
    var isLocked: Bool
    var orientation: DeviceConfiguration.Orientation
    var appearance: DeviceConfiguration.Appearance
    var textSize: String
    var language: String
    var timeZone: String?
    /// Whether a face or a finger is enrolled.
    var isEnrolled: Bool
    /// The kind of location: `none`, `fixed`, or `route`.
    var location: String
    var network: DeviceNetwork
    /// The switches that are turned on.
    var switches: [DeviceSwitch]
    var apps: [String: String]

    init(_ device: PageDevice, name: DeviceName? = nil) {
      deviceName = name?.text
      model = device.name
      system = device.system.rawValue
      app = device.app
      debugger = device.debugger
      isLocked = device.isLocked
      orientation = device.heldOrientation
      appearance = device.appearance
      textSize = DeviceTextSize(category: device.textSize)?.rawValue ?? device.textSize
      language = device.locale
      timeZone = device.timeZone
      isEnrolled = device.isEnrolled
      location = device.location.rawValue
      network = device.network
      switches = device.switches
      apps = device.apps
    }

    /// A line for the list of devices.
    var line: String {
      let front = isLocked ? "locked" : app ?? "home screen"
      return "\(model) (\(deviceName.map { "“\($0)”" } ?? "unnamed")): \(front)"
    }

    /// The whole status, with one value on each line.
    var lines: String {
      var lines = [
        "model: \(model)", "system: \(system)",
        "front: \(isLocked ? "lock screen" : app ?? "home screen")",
        "orientation: \(orientation.rawValue)", "appearance: \(appearance.rawValue)",
        "text-size: \(textSize)", "language: \(language)", "time-zone: \(timeZone ?? "system")",
        "biometrics: \(isEnrolled ? "enrolled" : "notEnrolled")", "location: \(location)",
        "network: \(network.rawValue)",
      ]
      if let debugger { lines.append("debugger: \(debugger.rawValue)") }
      lines += switches.map { "\($0.rawValue): on" }
      lines += apps.sorted { $0.key < $1.key }.map { "app: \($0.key) (\($0.value))" }
      return lines.joined(separator: "\n")
    }
  }
}
