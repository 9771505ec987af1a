import DeviceProtocol
import Foundation
import Safeguards

extension FlowCommandParser {
  /// The readers of all commands.
  static let commands: [String: @Sendable (Arguments) throws -> FlowCommand] = [
    "launchApp": launchApp,
    "stopApp": { .stopApp(appID: try appID($0)) },
    "killApp": { .killApp(appID: try appID($0)) },
    "clearState": { .clearState(appID: try appID($0)) },
    "tapOn": { arguments in
      let options = TapOptions(
        times: try arguments.count("repeat") ?? 1, delay: try delay(arguments))
      return .tapOn(try target(arguments), options)
    },
    "doubleTapOn": { arguments in
      let options = TapOptions(times: 2, delay: try delay(arguments))
      return .tapOn(try target(arguments), options)
    },
    "longPressOn": { .longPressOn(try target($0)) },
    "inputText": { .inputText(try text($0)) },
    "eraseText": eraseText,
    "hideKeyboard": { _ in .hideKeyboard },
    "pressKey": pressKey,
    "back": { _ in .back },
    "swipe": swipe,
    "pinch": pinch,
    "adjust": adjust,
    "scroll": { _ in .scroll },
    "scrollUntilVisible": scrollUntilVisible,
    "assertVisible": { .assertVisible(try $0.selector()) },
    "assertNotVisible": { .assertNotVisible(try $0.selector()) },
    "assertTrue": { .assertTrue(try text($0, key: "condition")) },
    "assertColor": assertColor,
    "extendedWaitUntil": extendedWaitUntil,
    "waitForAnimationToEnd": {
      _ = try $0.milliseconds("timeout")
      return .waitForAnimationToEnd
    },
    "copyTextFrom": { .copyTextFrom(try $0.selector()) },
    "pasteText": { _ in .pasteText },
    "setClipboard": { .setClipboard(try text($0)) },
    "takeScreenshot": takeScreenshot,
    "setOrientation": setOrientation,
    "setAppearance": setAppearance,
    "setLocale": setLocale,
    "shake": { _ in .shake },
    "biometrics": biometrics,
    "setLocation": setLocation,
    "setNetwork": setNetwork,
    "mockNetwork": mockNetwork,
    "assertRequest": assertRequest,
    "travel": travel,
    "addMedia": addMedia,
    "sendPush": sendPush,
    "setPermissions": setPermissions,
    "openLink": { .openLink(try text($0, key: "link")) },
    "runFlow": { arguments in
      let condition = try arguments.condition("when")
      return .runFlow(try arguments.steps(), condition: condition)
    },
    "repeat": `repeat`,
    "retry": { arguments in
      let maxRetries = try arguments.count("maxRetries", atMost: 3) ?? 1
      return .retry(try arguments.steps(), maxRetries: maxRetries)
    },
  ]

  private static func appID(_ arguments: Arguments) throws -> String? {
    try arguments.wholeText() ?? arguments.string("appId")
  }

  private static func text(_ arguments: Arguments, key: String = "text") throws -> String {
    guard let text = try arguments.wholeText() ?? arguments.string(key) else {
      throw arguments.lacking("a text")
    }
    return text
  }

  @Sendable private static func launchApp(_ arguments: Arguments) throws -> FlowCommand {
    var options = LaunchOptions()
    options.appID = try appID(arguments)
    options.clearState = try arguments.bool("clearState") ?? false
    options.stopApp = try arguments.bool("stopApp") ?? true
    options.permissions = try permissions(arguments)
    options.arguments = try arguments.texts("arguments").flatMap { ["-" + $0.key, $0.text] }
    return .launchApp(options)
  }

  private static func delay(_ arguments: Arguments) throws -> TimeInterval {
    try arguments.milliseconds("delay") ?? 0.1
  }

  private static func target(_ arguments: Arguments) throws -> TapTarget {
    let point = try arguments.point("point")
    let notOfSelector = ["point", "repeat", "delay", "label", "optional"]
    let isPointAlone = arguments.keys.allSatisfy(notOfSelector.contains)
    if let point, isPointAlone { return .point(point) }
    return .element(try arguments.selector(), at: point)
  }

  @Sendable private static func extendedWaitUntil(_ arguments: Arguments) throws -> FlowCommand {
    let timeout = try arguments.milliseconds("timeout") ?? 10
    let visible = try arguments.selector("visible")
    let notVisible = try arguments.selector("notVisible")
    if visible == nil, notVisible == nil { throw arguments.lacking("visible: or notVisible:") }
    return .extendedWaitUntil(visible: visible, notVisible: notVisible, timeout: timeout)
  }

  @Sendable private static func `repeat`(_ arguments: Arguments) throws -> FlowCommand {
    let (times, condition) = (try arguments.count("times"), try arguments.condition("while"))
    let steps = try arguments.steps()
    if times == nil, condition == nil { throw arguments.lacking("times: or while:") }
    return .repeat(steps, times: times, condition: condition)
  }

  @Sendable private static func eraseText(_ arguments: Arguments) throws -> FlowCommand {
    guard let text = try arguments.wholeText() else {
      return .eraseText(count: try arguments.count("charactersToErase") ?? 50)
    }
    guard let count = Int(text), count >= 0 else {
      throw arguments.error("“eraseText” must have a number of characters, not “\(text)”")
    }
    return .eraseText(count: count)
  }

  @Sendable private static func takeScreenshot(_ arguments: Arguments) throws -> FlowCommand {
    let name = try text(arguments, key: "path")
    do {
      _ = try RootFolder.names(in: name + ".png")
    } catch {
      throw arguments.error("“takeScreenshot” can't write “\(name)”: \(error.reason)")
    }
    return .takeScreenshot(name: name)
  }

  @Sendable private static func pressKey(_ arguments: Arguments) throws -> FlowCommand {
    let name = try text(arguments, key: "key")
    guard let keystroke = Keystroke(name) else {
      let names = FlowKey.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.error("unknown key “\(name)”: use \(names)")
    }
    return .pressKey(keystroke)
  }

  private static func direction(_ arguments: Arguments) throws -> SwipeDirection? {
    guard let name = try arguments.string("direction") else { return nil }
    guard let direction = SwipeDirection(rawValue: name.uppercased()) else {
      throw arguments.error("invalid direction “\(name)”: use UP, DOWN, LEFT, or RIGHT")
    }
    return direction
  }

  @Sendable private static func swipe(_ arguments: Arguments) throws -> FlowCommand {
    let path: Swipe.Path
    let duration = try arguments.milliseconds("duration") ?? 0.4
    let from = try arguments.selector("from")
    switch (
      try direction(arguments), try arguments.point("start"), try arguments.point("end")
    ) {
    case (let direction?, nil, nil): path = .direction(direction, from: from)
    case (nil, let start?, let end?):
      path = from.map { .inside($0, start: start, end: end) } ?? .points(start: start, end: end)
    default: throw arguments.lacking("either a direction, or start and end")
    }
    return .swipe(Swipe(path: path, duration: duration))
  }

  @Sendable private static func pinch(_ arguments: Arguments) throws -> FlowCommand {
    let scale = try arguments.number("scale")
    let selector = try arguments.selector()
    guard let scale else { throw arguments.lacking("“scale”, such as 2 or 0.5") }
    guard (0.1...10).contains(scale), scale != 1 else {
      throw arguments.error("invalid scale \(scale): use a number from 0.1 to 10 other than 1")
    }
    return .pinch(selector, scale: scale)
  }

  @Sendable private static func adjust(_ arguments: Arguments) throws -> FlowCommand {
    let isList = arguments.node("to")?.sequence != nil
    let goal = try isList ? arguments.list("to") : arguments.string("to").map { [$0] }
    let selector = try arguments.selector()
    guard let goal else { throw arguments.lacking("“to”, such as 0.5 or Blue") }
    return .adjust(selector, Adjustment(goal))
  }

  @Sendable private static func scrollUntilVisible(_ arguments: Arguments) throws -> FlowCommand {
    let element = try arguments.selector("element")
    let direction = try direction(arguments)
    let timeout = try arguments.milliseconds("timeout")
    let speed = try arguments.percentage("speed")
    let visiblePart = try arguments.percentage("visibilityPercentage")
    guard let element else { throw arguments.lacking("an element") }
    var search = ScrollSearch(selector: element)
    if let direction { search.direction = direction }
    if let timeout { search.timeout = timeout }
    if let speed { search.speed = speed }
    if let visiblePart { search.visiblePart = visiblePart }
    return .scrollUntilVisible(search)
  }

  @Sendable private static func assertColor(_ arguments: Arguments) throws -> FlowCommand {
    var colors: [ColorExpectation.Part: HexColor] = [:]
    for part in ColorExpectation.Part.allCases {
      guard let text = try arguments.string(part.rawValue) else { continue }
      guard let color = HexColor(text) else {
        throw arguments.error("invalid color “\(text)”: use a hexadecimal value, such as “#E01A4F”")
      }
      colors[part] = color
    }
    guard !colors.isEmpty else {
      let parts = ColorExpectation.Part.allCases.map(\.rawValue).joined(separator: ", ")
      throw arguments.error("“assertColor” must have one of \(parts)")
    }
    if let point = try arguments.point("point") {
      guard Set(colors.keys) == [.pixel] else {
        throw arguments.error("a point has only a pixel's color; use “pixel:”")
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
      throw arguments.error("invalid orientation “\(name)”: use \(known)")
    }
    return .setOrientation(orientation)
  }

  @Sendable private static func setAppearance(_ arguments: Arguments) throws -> FlowCommand {
    let name = try text(arguments, key: "appearance")
    guard let appearance = DeviceConfiguration.Appearance(rawValue: name.lowercased()) else {
      throw arguments.error("invalid appearance “\(name)”: use light or dark")
    }
    return .setAppearance(appearance)
  }

  @Sendable private static func setLocale(_ arguments: Arguments) throws -> FlowCommand {
    let name = try text(arguments, key: "locale")
    guard let locale = DeviceLocale.existing(name) else {
      throw arguments.error("invalid locale “\(name)”: use a language and a region, such as de_DE")
    }
    return .setLocale(locale)
  }
}
