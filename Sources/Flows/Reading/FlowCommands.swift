import DeviceProtocol
import Foundation

extension FlowCommandParser {
  /// How each command is read.
  static let commands: [String: @Sendable (Arguments) throws -> FlowCommand] = [
    "launchApp": launchApp,
    "stopApp": { .stopApp(appID: try appID($0)) },
    "killApp": { .killApp(appID: try appID($0)) },
    "clearState": { .clearState(appID: try appID($0)) },
    "tapOn": {
      .tapOn(
        try target($0),
        TapOptions(
          times: try $0.integer("repeat") ?? 1, delay: try $0.milliseconds("delay") ?? 0.1))
    },
    "doubleTapOn": { .doubleTapOn(try target($0)) },
    "longPressOn": { .longPressOn(try target($0)) },
    "inputText": { .inputText(try text($0)) },
    "eraseText": eraseText,
    "hideKeyboard": { _ in .hideKeyboard },
    "pressKey": pressKey,
    "back": { _ in .back },
    "swipe": swipe,
    "scroll": { _ in .scroll },
    "scrollUntilVisible": scrollUntilVisible,
    "assertVisible": { .assertVisible(try $0.selector()) },
    "assertNotVisible": { .assertNotVisible(try $0.selector()) },
    "assertTrue": { .assertTrue(try text($0, key: "condition")) },
    "assertColor": assertColor,
    "extendedWaitUntil": {
      .extendedWaitUntil(
        visible: try $0.selector("visible"), notVisible: try $0.selector("notVisible"),
        timeout: try $0.milliseconds("timeout") ?? 10)
    },
    "waitForAnimationToEnd": {
      _ = try $0.milliseconds("timeout")
      return .waitForAnimationToEnd
    },
    "copyTextFrom": { .copyTextFrom(try $0.selector()) },
    "pasteText": { _ in .pasteText },
    "setClipboard": { .setClipboard(try text($0)) },
    "takeScreenshot": { .takeScreenshot(name: try text($0, key: "path")) },
    "setOrientation": setOrientation,
    "setAppearance": setAppearance,
    "openLink": { .openLink(try text($0, key: "link")) },
    "runFlow": { .runFlow(try $0.steps(), condition: try $0.condition("when")) },
    "repeat": {
      .repeat(
        try $0.steps(), times: try $0.integer("times"), condition: try $0.condition("while"))
    },
    "retry": { .retry(try $0.steps(), maxRetries: try $0.integer("maxRetries") ?? 1) },
  ]

  private static func appID(_ arguments: Arguments) throws -> String? {
    try arguments.wholeText() ?? arguments.string("appId")
  }

  private static func text(_ arguments: Arguments, key: String = "text") throws -> String {
    guard let text = try arguments.wholeText() ?? arguments.string(key) else {
      throw arguments.error("“\(arguments.command)” is to have a text")
    }
    return text
  }

  @Sendable private static func launchApp(_ arguments: Arguments) throws -> FlowCommand {
    var options = LaunchOptions()
    options.appID = try appID(arguments)
    options.clearState = try arguments.bool("clearState") ?? false
    options.stopApp = try arguments.bool("stopApp") ?? true
    return .launchApp(options)
  }

  private static func target(_ arguments: Arguments) throws -> TapTarget {
    let point = try arguments.point("point")
    let isPointAlone =
      point != nil
      && !(arguments.node?.mapping ?? [:]).contains {
        !["point", "repeat", "delay", "label", "optional"].contains($0.key.string ?? "")
      }
    if let point, isPointAlone { return .point(point) }
    return .element(try arguments.selector(), at: point)
  }

  @Sendable private static func eraseText(_ arguments: Arguments) throws -> FlowCommand {
    if let text = try arguments.wholeText() {
      guard let count = Int(text) else {
        throw arguments.error("“eraseText” takes a number of characters, not “\(text)”")
      }
      return .eraseText(count: count)
    }
    return .eraseText(count: try arguments.integer("charactersToErase") ?? 50)
  }

  @Sendable private static func pressKey(_ arguments: Arguments) throws -> FlowCommand {
    let name = try text(arguments, key: "key")
    guard
      let key = FlowKey.allCases.first(where: {
        $0.rawValue.caseInsensitiveCompare(name) == .orderedSame
      })
    else {
      let names = FlowKey.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.error("“\(name)” is no key that Quince has; there are \(names)")
    }
    return .pressKey(key)
  }

  private static func direction(_ arguments: Arguments) throws -> SwipeDirection? {
    guard let name = try arguments.string("direction") else { return nil }
    guard let direction = SwipeDirection(rawValue: name.uppercased()) else {
      throw arguments.error("“\(name)” is no direction; there are UP, DOWN, LEFT and RIGHT")
    }
    return direction
  }

  @Sendable private static func swipe(_ arguments: Arguments) throws -> FlowCommand {
    let duration = try arguments.milliseconds("duration") ?? 0.4
    let from = try arguments.selector("from")
    let (start, end) = (try arguments.point("start"), try arguments.point("end"))
    if let start, let end {
      let path: Swipe.Path =
        from.map { .inside($0, start: start, end: end) } ?? .points(start: start, end: end)
      return .swipe(Swipe(path: path, duration: duration))
    }
    guard let direction = try direction(arguments) else {
      throw arguments.error("“swipe” is to have a direction, or start and end")
    }
    return .swipe(Swipe(path: .direction(direction, from: from), duration: duration))
  }

  @Sendable private static func scrollUntilVisible(_ arguments: Arguments) throws -> FlowCommand {
    guard let selector = try arguments.selector("element") else {
      throw arguments.error("“scrollUntilVisible” is to have an element")
    }
    return .scrollUntilVisible(
      selector, direction: try direction(arguments) ?? .down,
      timeout: try arguments.milliseconds("timeout") ?? 20)
  }

  @Sendable private static func assertColor(_ arguments: Arguments) throws -> FlowCommand {
    var colors: [ColorExpectation.Part: HexColor] = [:]
    for part in ColorExpectation.Part.allCases {
      guard let text = try arguments.string(part.rawValue) else { continue }
      guard let color = HexColor(text) else {
        throw arguments.error("“\(text)” is no colour; write “#E01A4F”")
      }
      colors[part] = color
    }
    guard !colors.isEmpty else {
      let parts = ColorExpectation.Part.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.error("“assertColor” is to have one of \(parts)")
    }
    if let point = try arguments.point("point") {
      guard Set(colors.keys) == [.pixel] else {
        throw arguments.error("at a point only the pixel has a colour; write “pixel:”")
      }
      return .assertColor(ColorExpectation(target: .point(point), colors: colors))
    }
    let place = try arguments.point("at")
    return .assertColor(
      ColorExpectation(target: .element(try arguments.selector(), at: place), colors: colors))
  }

  @Sendable private static func setOrientation(_ arguments: Arguments) throws -> FlowCommand {
    let names: [String: DeviceConfiguration.Orientation] = [
      "PORTRAIT": .portrait, "LANDSCAPE_LEFT": .landscapeLeft, "LANDSCAPE_RIGHT": .landscapeRight,
      "UPSIDE_DOWN": .portraitUpsideDown,
    ]
    let name = try text(arguments, key: "orientation")
    guard let orientation = names[name.uppercased()] else {
      let known = names.keys.sorted().joined(separator: ", ")
      throw arguments.error("“\(name)” is no orientation; there are \(known)")
    }
    return .setOrientation(orientation)
  }

  @Sendable private static func setAppearance(_ arguments: Arguments) throws -> FlowCommand {
    let name = try text(arguments, key: "appearance")
    guard let appearance = DeviceConfiguration.Appearance(rawValue: name.lowercased()) else {
      throw arguments.error("“\(name)” is no appearance; there are light and dark")
    }
    return .setAppearance(appearance)
  }
}
