import DeviceProtocol
import Foundation
import Simulator

/// Performs flows on a device, step by step, as a person's fingers would.
package struct FlowRunner {
  /// What a runner needs to know besides the device.
  package struct Options: Sendable {
    /// The app that a flow without `appId` is about.
    package var appID: String?
    /// Where `takeScreenshot` and failures put their pictures.
    package var screenshots: URL
    /// How long an assertion waits for what the app does in its own time, in seconds.
    package var timeout: TimeInterval = 3

    package init(appID: String?, screenshots: URL) {
      self.appID = appID
      self.screenshots = screenshots
    }
  }

  private let device: Device
  private let finger: Finger
  private let options: Options
  private let observer: (@Sendable (FlowStep) -> Void)?

  /// - Parameter observer: is told of each step before it is performed.
  package init(
    device: Device, options: Options, pace: Finger.Pace = .immediate,
    observer: (@Sendable (FlowStep) -> Void)? = nil
  ) {
    self.device = device
    self.options = options
    self.observer = observer
    finger = Finger(device: device, pace: pace)
  }

  /// Performs a flow.
  /// - Throws: `FlowFailure` for the first step that fails.
  package func run(_ flow: Flow) async throws {
    try await perform(flow.steps, of: flow)
  }

  private func perform(_ steps: [FlowStep], of flow: Flow) async throws {
    for step in steps {
      observer?(step)
      do {
        try await perform(step, of: flow)
      } catch let failure as FlowFailure {
        if !step.isOptional { throw failure }
      } catch {
        if !step.isOptional { throw await failure(error, at: step) }
      }
    }
  }

  private func failure(_ error: any Error, at step: FlowStep) async -> FlowFailure {
    let elements = try? await device.elements()
    return FlowFailure(
      file: step.file, line: step.line,
      message: (error as? StepFailure)?.message ?? "\(error)",
      screen: elements.map { ScreenOutline($0).description } ?? "",
      screenshot: try? await device.screenshot())
  }

  // MARK: Steps

  private func perform(_ step: FlowStep, of flow: Flow) async throws {
    switch step.command {
    case .launchApp(let launch):
      try await self.launch(launch, in: flow)
    case .stopApp(let id):
      await device.kill(try appID(id, in: flow), how: .user)
    case .killApp(let id):
      await device.kill(try appID(id, in: flow), how: .sigkill)
    case .clearState(let id):
      try await device.clearState(try appID(id, in: flow))
    case .tapOn(let target, let tap):
      try await self.tap(target, tap)
    case .doubleTapOn(let target):
      try await self.tap(target, TapOptions(times: 2, delay: 0.1))
    case .longPressOn(let target):
      try await finger.press(at: try await place(of: target), seconds: 1)
    case .inputText(let text):
      try await type(text)
    case .eraseText(let count):
      try await requireTextInput()
      for _ in 0..<count { await finger.type(code: "Backspace", characters: "\u{8}") }
    case .hideKeyboard:
      try await hideKeyboard()
    case .pressKey(let key):
      try await press(key)
    case .back:
      try await finger.drag(
        from: CGPoint(x: 1, y: screenSize().height / 2),
        to: CGPoint(x: screenSize().width * 0.9, y: screenSize().height / 2), seconds: 0.3)
    case .swipe(let swipe):
      try await self.swipe(swipe)
    case .scroll:
      try await finger.drag(way(.up, in: try await screenRect()), seconds: 0.4)
    case .scrollUntilVisible(let selector, let direction, let timeout):
      try await scroll(until: selector, direction: direction, timeout: timeout)
    case .assertVisible(let selector):
      _ = try await element(selector, timeout: options.timeout)
    case .assertNotVisible(let selector):
      try await requireAbsence(of: selector, timeout: options.timeout)
    case .assertTrue(let condition):
      guard isTrue(condition) else { throw StepFailure("“\(condition)” is not true") }
    case .assertColor(let expectation):
      try await check(expectation)
    case .extendedWaitUntil(let visible, let notVisible, let timeout):
      if let visible { _ = try await element(visible, timeout: timeout) }
      if let notVisible { try await requireAbsence(of: notVisible, timeout: timeout) }
    case .waitForAnimationToEnd:
      _ = try await device.settle()
    case .copyTextFrom(let selector):
      let element = try await element(selector, timeout: options.timeout)
      await device.setPasteboard(element.text ?? element.label ?? element.value)
    case .pasteText:
      try await requireTextInput()
      await device.enter(.paste(await device.pasteboard ?? ""))
    case .setClipboard(let text):
      await device.setPasteboard(text)
    case .takeScreenshot(let name):
      try await takeScreenshot(name)
    case .setOrientation(let orientation):
      await device.rotate(to: orientation)
    case .setAppearance(let appearance):
      await device.setAppearance(appearance)
    case .openLink(let link):
      try await device.open(url: link, in: try appID(nil, in: flow))
    case .runFlow(let steps, let condition):
      if try await holds(condition) { try await perform(steps, of: flow) }
    case .repeat(let steps, let times, let condition):
      try await self.repeat(steps, times: times, condition: condition, of: flow)
    case .retry(let steps, let maxRetries):
      try await retry(steps, maxRetries: maxRetries, of: flow)
    }
  }

  private func appID(_ id: String?, in flow: Flow) throws -> String {
    guard let id = id ?? flow.appID ?? options.appID else {
      throw StepFailure("the flow does not say which app; write “appId: …” above “---”")
    }
    return id
  }

  private func launch(_ launch: LaunchOptions, in flow: Flow) async throws {
    let id = try appID(launch.appID, in: flow)
    if launch.stopApp { await device.kill(id, how: .user) }
    if launch.clearState { try await device.clearState(id) }
    try await device.launch(id)
  }

  private func tap(_ target: TapTarget, _ tap: TapOptions) async throws {
    let place = try await place(of: target)
    for count in 0..<tap.times {
      if count > 0 { await finger.pause(tap.delay) }
      await finger.tap(at: place)
    }
  }

  private func type(_ text: String) async throws {
    try await requireTextInput()
    for character in text { await finger.type(character) }
  }

  private func requireTextInput() async throws {
    _ = try await device.settle()
    guard await device.textInput != nil else {
      throw StepFailure("nothing is being edited; tap on a text field first")
    }
  }

  private func hideKeyboard() async throws {
    _ = try await device.settle()
    guard await device.textInput != nil else { return }
    await finger.type(code: "Enter", characters: "\r")
    _ = try await device.settle()
    if await device.textInput != nil {
      throw StepFailure(
        "the return key does not dismiss the keyboard; tap on what dismisses it in this app")
    }
  }

  private func press(_ key: FlowKey) async throws {
    switch key {
    case .home: await device.home()
    case .appSwitcher: await device.openSwitcher()
    case .enter: await finger.type(code: "Enter", characters: "\r")
    case .backspace: await finger.type(code: "Backspace", characters: "\u{8}")
    case .delete: await finger.type(code: "Delete", characters: "\u{7F}")
    case .tab: await finger.type(code: "Tab", characters: "\t")
    case .escape: await finger.type(code: "Escape", characters: "\u{1B}")
    case .arrowUp: await finger.type(code: "ArrowUp", characters: "")
    case .arrowDown: await finger.type(code: "ArrowDown", characters: "")
    case .arrowLeft: await finger.type(code: "ArrowLeft", characters: "")
    case .arrowRight: await finger.type(code: "ArrowRight", characters: "")
    }
  }

  private func takeScreenshot(_ name: String) async throws {
    _ = try await device.settle()
    let file = options.screenshots.appendingPathComponent(name + ".png")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try await device.screenshot().write(to: file)
  }

  // MARK: Swiping

  private func swipe(_ swipe: Swipe) async throws {
    switch swipe.path {
    case .points(let start, let end):
      let screen = try await screenRect()
      try await finger.drag(
        from: start.resolved(in: screen), to: end.resolved(in: screen), seconds: swipe.duration)
    case .inside(let selector, let start, let end):
      let frame = try await element(selector, timeout: options.timeout).frame
      try await finger.drag(
        from: start.resolved(in: frame), to: end.resolved(in: frame), seconds: swipe.duration)
    case .direction(let direction, let selector):
      let screen = try await screenRect()
      guard let selector else {
        try await finger.drag(way(direction, in: screen), seconds: swipe.duration)
        return
      }
      let frame = try await element(selector, timeout: options.timeout).frame
      let start = CGPoint(x: frame.midX, y: frame.midY)
      try await finger.drag(
        from: start, to: end(of: direction, from: start, in: screen), seconds: swipe.duration)
    }
  }

  private func way(_ direction: SwipeDirection, in screen: CGRect) -> (CGPoint, CGPoint) {
    let middle = CGPoint(x: screen.midX, y: screen.midY)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: screen.minX + x * screen.width, y: screen.minY + y * screen.height)
    }
    switch direction {
    case .up: return (middle, point(0.5, 0.1))
    case .down: return (point(0.5, 0.2), point(0.5, 0.9))
    case .left: return (point(0.9, 0.5), point(0.1, 0.5))
    case .right: return (point(0.1, 0.5), point(0.9, 0.5))
    }
  }

  private func end(of direction: SwipeDirection, from start: CGPoint, in screen: CGRect) -> CGPoint
  {
    switch direction {
    case .up: CGPoint(x: start.x, y: screen.minY + screen.height * 0.1)
    case .down: CGPoint(x: start.x, y: screen.minY + screen.height * 0.9)
    case .left: CGPoint(x: screen.minX + screen.width * 0.1, y: start.y)
    case .right: CGPoint(x: screen.minX + screen.width * 0.9, y: start.y)
    }
  }

  private func scroll(
    until selector: ElementSelector, direction: SwipeDirection, timeout: TimeInterval
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(timeout)
    let opposite: [SwipeDirection: SwipeDirection] = [
      .down: .up, .up: .down, .left: .right, .right: .left,
    ]
    while true {
      if !selector.found(in: ElementIndex(try await device.settle())).isEmpty { return }
      guard ContinuousClock.now < deadline else {
        throw StepFailure("\(selector) does not come into sight by scrolling")
      }
      try await finger.drag(way(opposite[direction]!, in: try await screenRect()), seconds: 0.4)
    }
  }

  private func screenSize() async -> CGSize {
    await device.configuration.screenSize
  }

  private func screenRect() async throws -> CGRect {
    CGRect(origin: .zero, size: await screenSize())
  }

  // MARK: Finding

  private func place(of target: TapTarget) async throws -> CGPoint {
    switch target {
    case .point(let point):
      _ = try await device.settle()
      return point.resolved(in: try await screenRect())
    case .element(let selector, let point):
      let frame = try await element(selector, timeout: options.timeout).frame
      return (point ?? .middle).resolved(in: frame)
    }
  }

  /// The element that a selector means, once the app is at rest; waits for what comes later.
  private func element(
    _ selector: ElementSelector, timeout: TimeInterval
  ) async throws -> ScreenElement {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while true {
      let screen = ElementIndex(try await device.settle())
      if let found = selector.found(in: screen).first { return found.element }
      guard ContinuousClock.now < deadline else {
        throw StepFailure("\(selector) is not visible")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private func requireAbsence(of selector: ElementSelector, timeout: TimeInterval) async throws {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while true {
      let screen = ElementIndex(try await device.settle())
      if selector.found(in: screen).isEmpty { return }
      guard ContinuousClock.now < deadline else {
        throw StepFailure("\(selector) is visible")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private func holds(_ condition: FlowCondition?) async throws -> Bool {
    guard let condition else { return true }
    let screen = ElementIndex(try await device.settle())
    if let visible = condition.visible, visible.found(in: screen).isEmpty { return false }
    if let hidden = condition.notVisible, !hidden.found(in: screen).isEmpty { return false }
    return true
  }

  private func isTrue(_ condition: String) -> Bool {
    !["", "false", "0", "null", "undefined"].contains(
      condition.trimmingCharacters(in: .whitespaces))
  }

  // MARK: Colours

  private func check(_ expectation: ColorExpectation) async throws {
    let deadline = ContinuousClock.now + .seconds(options.timeout)
    while true {
      let differences = try await differences(from: expectation)
      if differences.isEmpty { return }
      guard ContinuousClock.now < deadline else {
        throw StepFailure(differences.joined(separator: "; "))
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  private func differences(from expectation: ColorExpectation) async throws -> [String] {
    switch expectation.target {
    case .point(let point):
      _ = try await device.settle()
      let place = point.resolved(in: try await screenRect())
      return try await difference(
        .pixel, of: "the screen at \(point)", expectation, HexColor(device.pixel(at: place)))
    case .element(let selector, let place):
      let element = try await element(selector, timeout: options.timeout)
      var differences: [String] = []
      for part in expectation.colors.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
        let color = try await color(part, of: element, at: place)
        differences += try await difference(part, of: "\(selector)", expectation, color)
      }
      return differences
    }
  }

  private func color(
    _ part: ColorExpectation.Part, of element: ScreenElement, at place: ScreenPoint?
  ) async throws -> HexColor? {
    switch part {
    case .textColor: element.textColor.map(HexColor.init)
    case .background: element.backgroundColor.map(HexColor.init)
    case .tint: element.tintColor.map(HexColor.init)
    case .pixel:
      HexColor(try await device.pixel(at: (place ?? .middle).resolved(in: element.frame)))
    }
  }

  private func difference(
    _ part: ColorExpectation.Part, of what: String, _ expectation: ColorExpectation,
    _ actual: HexColor?
  ) async throws -> [String] {
    guard let expected = expectation.colors[part] else { return [] }
    guard let actual else { return ["\(what) has no \(part.rawValue); \(expected) is expected"] }
    let tolerance = part == .pixel ? 2 : 0
    if actual.isEqual(to: expected, tolerance: tolerance) { return [] }
    return ["the \(part.rawValue) of \(what) is \(actual), not \(expected)"]
  }

  // MARK: Loops

  private func `repeat`(
    _ steps: [FlowStep], times: Int?, condition: FlowCondition?, of flow: Flow
  ) async throws {
    let limit = times ?? (condition == nil ? 1 : 1_000)
    var count = 0
    while count < limit, try await holds(condition) {
      try await perform(steps, of: flow)
      count += 1
    }
    if times == nil, count == limit, condition != nil {
      throw StepFailure("the condition still holds after \(limit) times")
    }
  }

  private func retry(_ steps: [FlowStep], maxRetries: Int, of flow: Flow) async throws {
    for _ in 0..<maxRetries {
      do {
        return try await perform(steps, of: flow)
      } catch is FlowFailure {
        continue
      }
    }
    try await perform(steps, of: flow)
  }
}
