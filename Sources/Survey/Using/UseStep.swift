import DeviceProtocol
import Flows
import Foundation
import Safeguards

/// A step that a survey performs with an app, which is also a step of a flow.
package enum UseStep: Equatable, Sendable {
  /// Opens the app in its initial state after installation.
  case begin
  /// Brings the app back to the foreground.
  case comeBack
  /// Taps an element that has a name.
  case tap(CGPoint, name: String)
  case type(String)
  case pressReturn
  /// Drags a finger across an element that has a name.
  case drag(from: CGPoint, to: CGPoint, name: String)
  case turn(DeviceConfiguration.Orientation)
  /// Terminates the app as the system does, and opens it again.
  case relaunch

  /// The flow commands that perform the step.
  var commands: [FlowCommand] {
    switch self {
    case .begin:
      var options = LaunchOptions()
      options.clearState = true
      return [.launchApp(options)]
    case .comeBack:
      var options = LaunchOptions()
      options.stopApp = false
      return [.launchApp(options)]
    case .tap(let place, _): return [.tapOn(.point(ScreenPoint(place)), TapOptions())]
    case .type(let text): return [.inputText(text)]
    case .pressReturn: return Keystroke("Enter").map { [.pressKey($0)] } ?? []
    case .drag(let start, let end, _):
      let path = Swipe.Path.points(start: ScreenPoint(start), end: ScreenPoint(end))
      return [.swipe(Swipe(path: path, duration: Self.dragTime))]
    case .turn(let orientation): return [.setOrientation(orientation)]
    case .relaunch: return [.killApp(appID: nil), .launchApp(LaunchOptions())]
    }
  }

  /// The lines in a flow file that perform the step.
  package var lines: [String] {
    switch self {
    case .begin: ["- launchApp: { clearState: true }"]
    case .comeBack: ["- launchApp: { stopApp: false }"]
    case .tap(let place, let name):
      ["- tapOn: { point: \"\(Self.text(place))\" }" + Self.comment(name)]
    case .type(let text): ["- inputText: \"\(text)\""]
    case .pressReturn: ["- pressKey: Enter"]
    case .drag(let start, let end, let name):
      [
        "- swipe: { start: \"\(Self.text(start))\", end: \"\(Self.text(end))\", "
          + "duration: \(Int(Self.dragTime * 1000)) }" + Self.comment(name)
      ]
    case .turn(let orientation): ["- setOrientation: \(Self.name(of: orientation))"]
    case .relaunch: ["- killApp", "- launchApp"]
    }
  }

  /// The duration of a drag, in seconds.
  private static let dragTime = 0.25

  private static func text(_ place: CGPoint) -> String { "\(Int(place.x)),\(Int(place.y))" }

  private static func comment(_ name: String) -> String {
    name.isEmpty ? "" : "  # \(String(name.onOneLine.prefix(60)))"
  }

  private static func name(of orientation: DeviceConfiguration.Orientation) -> String {
    switch orientation {
    case .portrait: "PORTRAIT"
    case .portraitUpsideDown: "UPSIDE_DOWN"
    case .landscapeLeft: "LANDSCAPE_LEFT"
    case .landscapeRight: "LANDSCAPE_RIGHT"
    }
  }
}

extension ScreenPoint {
  fileprivate init(_ place: CGPoint) {
    self.init(x: .points(place.x), y: .points(place.y))
  }
}
