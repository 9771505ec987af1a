import DeviceProtocol
import Foundation

/// Writes recorded steps as a flow.
struct FlowWriter {
  /// The flow's text.
  let text: String

  /// - Parameter system: The system that the flow needs, or `nil` for the oldest one that runs the
  ///   app.
  init(_ steps: [RecordedStep], appID: String?, system: SystemRelease? = nil) {
    let needed = system.map { ["os: \($0.rawValue)"] } ?? []
    let header = appID.map { ["appId: \(YAMLText.quoted($0))"] + needed + ["---"] } ?? []
    text = (header + steps.flatMap(Self.lines)).map { $0 + "\n" }.joined()
  }

  private static func lines(of step: RecordedStep) -> [String] {
    switch step {
    case .launch(let erasing): ["- launchApp" + (erasing ? ": { clearState: true }" : "")]
    case .open(nil): ["- launchApp: { stopApp: false }"]
    case .open(let bundleID?):
      ["- launchApp: { appId: \(YAMLText.quoted(bundleID)), stopApp: false }"]
    case .end: ["- stopApp"]
    case .tap(let target, let times): [tap(target, times)]
    case .longPress(let target): ["- longPressOn: \(touched(target))"]
    case .type(let text): ["- inputText: \(YAMLText.quoted(text))"]
    case .erase(let count): ["- eraseText: \(count)"]
    case .key(let key): ["- pressKey: \(name(of: key))"]
    case .paste(let text): ["- setClipboard: \(YAMLText.quoted(text))", "- pasteText"]
    case .adjust(let target, let adjustment):
      ["- adjust: \(mapping(pairs(of: target) + ["to: \(goal(of: adjustment))"]))"]
    case .swipe(let swipe): [self.swipe(swipe)]
    case .scroll(let target, let direction): [scroll(to: target, direction)]
    case .back: ["- back"]
    case .home: ["- pressKey: Home"]
    case .switcher: ["- pressKey: App Switcher"]
    case .shake: ["- shake"]
    case .rotate(let orientation): ["- setOrientation: \(name(of: orientation))"]
    case .appearance(let appearance): ["- setAppearance: \(appearance.rawValue)"]
    case .locale(let locale): ["- setLocale: \(YAMLText.quoted(locale.languageTag))"]
    case .biometrics(let action): ["- biometrics: \(action.rawValue)"]
    case .location(let location): [self.location(location)]
    case .network(let network): ["- setNetwork: \(network.rawValue)"]
    case .push(let json, let appID):
      ["- sendPush: { appId: \(YAMLText.quoted(appID)), payload: \(json) }"]
    case .see(let target): ["- assertVisible: \(selector(target))"]
    case .read(let target, let text): ["- assertVisible: \(mapping(reading(target, text)))"]
    case .remark(let text): ["# \(text)"]
    }
  }

  // MARK: - Elements

  private static func mapping(_ pairs: [String]) -> String {
    "{ \(pairs.joined(separator: ", ")) }"
  }

  private static func pairs(of target: RecordedTarget) -> [String] {
    target.selector?.pairs ?? ["point: \(point(target.place))"]
  }

  private static func selector(_ target: RecordedTarget) -> String {
    target.selector?.yaml ?? mapping(pairs(of: target))
  }

  /// Returns the location of a touch.
  private static func touched(_ target: RecordedTarget, _ more: [String] = []) -> String {
    let place = target.inside.map { ["point: \(point($0))"] } ?? []
    if target.selector != nil, place.isEmpty, more.isEmpty { return selector(target) }
    return mapping(pairs(of: target) + (target.selector == nil ? [] : place) + more)
  }

  private static func reading(_ target: RecordedTarget, _ text: RecordedText) -> [String] {
    guard let selector = target.selector, selector.key == .id else { return pairs(of: target) }
    let key = text.isValue ? "value" : "text"
    return [selector.pairs[0], "\(key): \(YAMLText.quoted(text.text))"]
  }

  private static func point(_ point: CGPoint) -> String {
    "\"\(percent(point.x)),\(percent(point.y))\""
  }

  private static func percent(_ part: Double) -> String {
    let tenths = (part * 1000).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))%" : "\(tenths)%"
  }

  // MARK: - Steps

  private static func tap(_ target: RecordedTarget, _ times: Int) -> String {
    switch times {
    case 1: "- tapOn: \(touched(target))"
    case 2: "- doubleTapOn: \(touched(target))"
    default: "- tapOn: \(touched(target, ["repeat: \(times)"]))"
    }
  }

  private static func name(of key: RecordedKey) -> String {
    let held: [(KeyPress.Modifiers, String)] = [
      (.control, "Control"), (.option, "Option"), (.shift, "Shift"), (.command, "Command"),
    ]
    let names = held.filter { key.modifiers.contains($0.0) }.map(\.1) + [key.name]
    return names.joined(separator: "+")
  }

  private static func goal(of adjustment: RecordedAdjustment) -> String {
    let texts = adjustment.texts.map { Double($0) == nil ? YAMLText.quoted($0) : $0 }
    return texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
  }

  private static func swipe(_ swipe: RecordedSwipe) -> String {
    let from = swipe.element.map { ["from: \(mapping(pairs(of: $0)))"] } ?? []
    let way = ["start: \(point(swipe.start))", "end: \(point(swipe.end))"]
    let time = ["duration: \(Int((swipe.duration * 1000).rounded()))"]
    return "- swipe: \(mapping(from + way + time))"
  }

  private static func scroll(to target: RecordedTarget, _ direction: SwipeDirection) -> String {
    let way = direction == .down ? [] : ["direction: \(direction.rawValue)"]
    return "- scrollUntilVisible: " + mapping(["element: \(mapping(pairs(of: target)))"] + way)
  }

  private static func location(_ location: DeviceLocation) -> String {
    switch location {
    case .none: return "- setLocation: none"
    case .fixed(let point):
      return "- setLocation: { latitude: \(point.latitude), longitude: \(point.longitude) }"
    case .route(let points, _):
      let places = points.map { "\"\($0.latitude),\($0.longitude)\"" }.joined(separator: ", ")
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      let speed = length / max(1, points.last?.time ?? 1)
      return "- travel: { points: [\(places)], speed: \((speed * 10).rounded() / 10) }"
    }
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
