import DeviceProtocol
import Foundation

/// What a step of a flow does; the names are those of the file format.
package indirect enum FlowCommand: Sendable {
  case launchApp(LaunchOptions)
  case stopApp(appID: String?)
  /// Kills the process outright, as the system does when it needs memory.
  case killApp(appID: String?)
  case clearState(appID: String?)
  case tapOn(TapTarget, TapOptions)
  case doubleTapOn(TapTarget)
  case longPressOn(TapTarget)
  case inputText(String)
  /// Deletes so many characters before the caret.
  case eraseText(count: Int)
  case hideKeyboard
  case pressKey(FlowKey)
  case back
  case swipe(Swipe)
  case scroll
  case scrollUntilVisible(ElementSelector, direction: SwipeDirection, timeout: TimeInterval)
  case assertVisible(ElementSelector)
  case assertNotVisible(ElementSelector)
  case assertTrue(String)
  case assertColor(ColorExpectation)
  case extendedWaitUntil(
    visible: ElementSelector?, notVisible: ElementSelector?, timeout: TimeInterval)
  case waitForAnimationToEnd
  case copyTextFrom(ElementSelector)
  case pasteText
  case setClipboard(String)
  case takeScreenshot(name: String)
  case setOrientation(DeviceConfiguration.Orientation)
  case setAppearance(DeviceConfiguration.Appearance)
  case openLink(String)
  case runFlow([FlowStep], condition: FlowCondition?)
  case `repeat`([FlowStep], times: Int?, condition: FlowCondition?)
  case retry([FlowStep], maxRetries: Int)
}

/// How an app is launched.
package struct LaunchOptions: Sendable, Equatable {
  package var appID: String?
  /// Whether the app's data is erased first.
  package var clearState = false
  /// Whether an app that runs is stopped first; otherwise it comes to the foreground.
  package var stopApp = true
}

/// Where a finger goes.
package enum TapTarget: Sendable {
  case element(ElementSelector, at: ScreenPoint?)
  case point(ScreenPoint)
}

/// How often a finger taps.
package struct TapOptions: Sendable, Equatable {
  package var times = 1
  /// Seconds between two taps.
  package var delay: TimeInterval = 0.1
}

/// A place on the screen or in an element.
package struct ScreenPoint: Sendable, Equatable, CustomStringConvertible {
  /// A distance in points, or a part of the whole from 0 to 1.
  package enum Distance: Sendable, Equatable {
    case points(Double)
    case fraction(Double)

    func resolved(in length: Double) -> Double {
      switch self {
      case .points(let points): points
      case .fraction(let fraction): fraction * length
      }
    }
  }

  package var x: Distance
  package var y: Distance

  /// Reads `50%,97%` or `120,300`.
  package init?(_ text: String) {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let x = Self.distance(parts[0]), let y = Self.distance(parts[1]) else {
      return nil
    }
    self.x = x
    self.y = y
  }

  static let middle = ScreenPoint(x: .fraction(0.5), y: .fraction(0.5))

  package init(x: Distance, y: Distance) {
    self.x = x
    self.y = y
  }

  private static func distance(_ text: String) -> Distance? {
    if text.hasSuffix("%") { return Double(text.dropLast()).map { .fraction($0 / 100) } }
    return Double(text).map(Distance.points)
  }

  /// The place in a rectangle, in the rectangle's coordinate space.
  func resolved(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.minX + x.resolved(in: rect.width), y: rect.minY + y.resolved(in: rect.height))
  }

  package var description: String {
    func text(_ distance: Distance) -> String {
      switch distance {
      case .points(let points): "\(points)"
      case .fraction(let fraction): "\(fraction * 100)%"
      }
    }
    return "\(text(x)),\(text(y))"
  }
}

/// A way across the screen.
package enum SwipeDirection: String, Sendable, CaseIterable {
  case up = "UP"
  case down = "DOWN"
  case left = "LEFT"
  case right = "RIGHT"
}

/// A finger's way from one place to another.
package struct Swipe: Sendable {
  /// Where the way runs.
  package enum Path: Sendable {
    case direction(SwipeDirection, from: ElementSelector?)
    case points(start: ScreenPoint, end: ScreenPoint)
    /// From a place in an element to another place in the same element.
    case inside(ElementSelector, start: ScreenPoint, end: ScreenPoint)
  }

  package var path: Path
  /// Seconds.
  package var duration: TimeInterval
}

/// A key or button that a flow can press.
package enum FlowKey: String, Sendable, CaseIterable {
  case home = "Home"
  case appSwitcher = "App Switcher"
  case enter = "Enter"
  case backspace = "Backspace"
  case delete = "Delete"
  case tab = "Tab"
  case escape = "Escape"
  case arrowUp = "Arrow Up"
  case arrowDown = "Arrow Down"
  case arrowLeft = "Arrow Left"
  case arrowRight = "Arrow Right"
}

/// A colour that something is to have.
package struct ColorExpectation: Sendable {
  /// Which colour is meant.
  package enum Part: String, Sendable, CaseIterable {
    case textColor, background, tint, pixel
  }

  /// Whose colour.
  package enum Target: Sendable {
    /// An element; its pixel is the one in its middle, or at a place in it.
    case element(ElementSelector, at: ScreenPoint?)
    case point(ScreenPoint)
  }

  package var target: Target
  package var colors: [Part: HexColor]
}

/// What must hold for steps to be performed.
package struct FlowCondition: Sendable {
  package var visible: ElementSelector?
  package var notVisible: ElementSelector?
}
