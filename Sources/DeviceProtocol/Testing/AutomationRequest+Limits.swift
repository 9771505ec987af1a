import DisplayList
import Foundation

extension AutomationRequest {
  /// Checks that the request is safe to perform.
  /// - Throws: `LimitExceeded`, `AppMessage.Nonsense`.
  package func checkLimits() throws {
    switch self {
    case .launch(let app, let arguments, let environment):
      try Self.check(app)
      try AppLimit.tests.check(arguments.count + environment.count)
      for text in arguments + Array(environment.keys) + Array(environment.values) {
        try AppLimit.text.check(text.utf8.count)
      }
      for name in environment.keys where !LaunchEnvironment.isName(ofTests: name) {
        throw AppMessage.Nonsense(
          description: "an environment variable “\(name.prefix(50))” that tests can't set")
      }
    case .activate(let app), .terminate(let app), .state(let app), .look(let app),
      .audit(let app):
      try Self.check(app)
    case .open(let url, let app):
      try Self.check(app)
      try AppLimit.url.check(url.utf8.count)
    case .wait(let seconds), .pass(let seconds): try Self.check(seconds: seconds)
    case .touch(let gesture, let app):
      try Self.check(app)
      try gesture.checkLimits()
    case .type(let text, let app), .press(let text, _, let app):
      try Self.check(app)
      try AppLimit.text.check(text.utf8.count)
    case .turnWheel(_, let text): try AppLimit.text.check(text.utf8.count)
    case .setLocation(let location):
      if let fault = location.fault { throw AppMessage.Nonsense(description: fault) }
    case .reveal, .takePicture, .goHome, .rotate, .setAppearance, .describeDevice,
      .describeLocation:
      break
    }
  }

  private static func check(_ app: String?) throws {
    try AppLimit.appName.check(app?.utf8.count ?? 0)
  }

  fileprivate static func check(seconds: Double) throws {
    try AppLimit.length.check(seconds)
    guard seconds >= 0 else { throw AppMessage.Nonsense(description: "a time that is negative") }
  }
}

extension AutomationGesture {
  /// The maximum number of fingers in a gesture.
  private static let mostFingers = 10

  fileprivate func checkLimits() throws {
    switch self {
    case .tap(let place, let taps, let fingers):
      try Self.check(place)
      try AppLimit.tests.check(taps)
      guard taps > 0, (1...Self.mostFingers).contains(fingers) else {
        throw AppMessage.Nonsense(description: "\(taps) taps with \(fingers) fingers")
      }
    case .press(let place, let seconds):
      try Self.check(place)
      try AutomationRequest.check(seconds: seconds)
    case .drag(let start, let end, let pressed, let speed, let held):
      try Self.check(start)
      try Self.check(end)
      for value in [pressed, speed, held] { try AutomationRequest.check(seconds: value) }
    case .scroll(let place, let distance):
      try Self.check(place)
      try Self.check(distance)
    case .pinch(let rect, let factor, let velocity), .rotate(let rect, let factor, let velocity):
      try Self.check(rect.origin)
      try Self.check(CGPoint(x: rect.width, y: rect.height))
      for value in [factor, velocity] { try AppLimit.length.check(value) }
    }
  }

  private static func check(_ place: CGPoint) throws {
    try AppLimit.length.check(place.x)
    try AppLimit.length.check(place.y)
  }
}
