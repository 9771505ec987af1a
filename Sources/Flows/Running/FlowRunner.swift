import DeviceProtocol
import Foundation
import Reports
import Safeguards
import Simulator

/// Performs flows on a device, step by step, with touches and keys.
///
/// Each step, and the end of the flow, waits until the app is idle, with its elements on the
/// screen.
package struct FlowRunner: Sendable {
  /// The options of a runner.
  package struct Options: Sendable {
    /// The app for flows without `appId`.
    package var appID: String?
    /// The folder for the screenshots of `takeScreenshot` and of failures.
    package var screenshots: URL
    /// Whether every app identifier in a flow refers to `appID`.
    package var isAboutOneApp = false
    /// The time that an assertion waits for work that uses real time, in seconds.
    package var timeout: TimeInterval = 3
    /// Whether the steps after a failed step are performed as well.
    package var goesOn = false
    /// Whether apps are always asked for the whole screen, so that they can't find out the flow's
    /// selectors.
    package var conceals = false

    /// Creates options with an app and a folder for screenshots.
    package init(appID: String?, screenshots: URL) {
      self.appID = appID
      self.screenshots = screenshots
    }
  }

  /// The maximum number of times that a `repeat` with only `while` performs its steps.
  private static let repetitions = 1_000

  private let device: Device
  private let tempo: Tempo
  private let stage: Stage
  private let finger: Finger
  private let typist: Typist
  private let swiper: Swiper
  private let options: Options
  private let observer: (@Sendable (FlowStep) -> Void)?
  /// The last step that was started, which may be nested in another step.
  private let begun = Latest<FlowStep?>(nil)
  private let recorder: StepRecorder?
  /// The failures after which the flow continued.
  private let failures = Latest<[FlowFailure]>([])

  /// - Parameters:
  ///   - camera: A camera that records the steps, which are then performed at a natural pace.
  ///   - observer: A closure that's called before each step.
  package init(
    device: Device, options: Options, camera: Camera? = nil,
    observer: (@Sendable (FlowStep) -> Void)? = nil
  ) {
    self.init(
      device: device, options: options, camera: camera, recorder: nil, observer: observer)
  }

  /// - Parameter recorder: The recorder for the result of each step.
  init(
    device: Device, options: Options, camera: Camera? = nil, recorder: StepRecorder?,
    observer: (@Sendable (FlowStep) -> Void)? = nil
  ) {
    self.device = device
    self.recorder = recorder
    self.options = options
    self.observer = observer
    tempo = Tempo(device: device, camera: camera)
    stage = Stage(
      device: device, tempo: tempo, timeout: options.timeout, conceals: options.conceals)
    finger = Finger(tempo: tempo)
    swiper = Swiper(stage: stage, finger: finger)
    typist = Typist(stage: stage, finger: finger, swiper: swiper)
  }

  /// Performs a flow.
  /// - Throws: `FlowFailure` for the first failed step.
  package func run(_ flow: Flow) async throws {
    if let failure = try await failures(of: flow).first { throw failure }
  }

  /// Performs a flow.
  /// - Returns: The failed steps. There's at most one, unless the flow continues after a failure.
  func failures(of flow: Flow) async throws -> [FlowFailure] {
    do {
      try await perform(flow.steps, of: flow, isWhole: true, goesOn: options.goesOn)
      if let last = flow.steps.last {
        _ = try await settle(before: last, seeking: ElementQuery([]), ElementQuery([]))
      }
    } catch let failure as FlowFailure {
      failures.value.append(failure)
    }
    return failures.value
  }

  /// - Parameters:
  ///   - isWhole: Whether the steps are the entire flow instead of nested steps.
  ///   - goesOn: Whether the steps after a failed step are performed as well.
  private func perform(
    _ steps: [FlowStep], of flow: Flow, isWhole: Bool = false, goesOn: Bool = false
  ) async throws {
    var isAppGone = false
    for (index, step) in steps.enumerated() {
      do {
        var screen = ElementIndex.empty
        do {
          // An app that hangs never becomes idle, and must be relaunched.
          if !isAppGone {
            screen = try await settle(
              before: step, seeking: ElementQuery(step.command),
              ElementQuery(steps[index...], endFlow: isWhole))
          }
        } catch let failure as FlowFailure where goesOn && failure.isOfApp {
          failures.value.append(failure)
          isAppGone = true
        }
        if isAppGone, !step.command.isLaunch {
          recorder?.skip(step)
          continue
        }
        isAppGone = false
        observer?(step)
        begun.value = step
        defer { if !step.command.onlyLooks { stage.forgetScreen() } }
        try await perform(step, on: screen, of: flow, goesOn: goesOn)
      } catch let failure as FlowFailure where goesOn {
        failures.value.append(failure)
        isAppGone = failure.isOfApp
      }
    }
  }

  /// Performs a step, and records its result.
  private func perform(
    _ step: FlowStep, on screen: ElementIndex, of flow: Flow, goesOn: Bool
  ) async throws {
    recorder?.begin(step)
    let failureCount = failures.value.count
    do {
      try await perform(step.command, on: screen, of: flow, goesOn: goesOn)
      try await tempo.rest(after: step.command)
      if let recorder, recorder.takesPictures {
        if !step.command.onlyLooks { stage.forgetScreen() }
        _ = try await stage.settled()
        try await recorder.look()
      }
      recorder?.end(failures.value.count > failureCount ? .failed : .passed)
    } catch {
      try? await recorder?.look()
      if step.isOptional, !error.isOfApp {
        recorder?.end(.failedAsExpected, ReportedIssue("\(error)"))
        return
      }
      if error is FlowFailure {
        recorder?.end(.failed)
        throw error
      }
      let failure = await failure(error, at: step)
      recorder?.end(failure.isOfApp ? .broken : .failed, failure.issue)
      throw failure
    }
  }

  /// Waits until the app is idle after the previous step.
  ///
  /// If it doesn't become idle, that step fails.
  /// - Parameters:
  ///   - query: The elements that the step searches for, or `nil` for everything.
  ///   - next: The elements that the steps from this one on search for until the screen may change,
  ///     or `nil` for everything.
  private func settle(
    before step: FlowStep, seeking query: ElementQuery?, _ next: @autoclosure () -> ElementQuery?
  ) async throws -> ElementIndex {
    do {
      let screen = try await stage.settled(for: query, seeking: next())
      recorder?.rest()
      return screen
    } catch {
      guard error.isOfApp, let last = begun.value else {
        recorder?.begin(step)
        let failure = await failure(error, at: step)
        recorder?.end(failure.isOfApp ? .broken : .failed, failure.issue)
        throw failure
      }
      let failure = await failure(error, at: last)
      recorder?.blameLast(failure.issue)
      throw failure
    }
  }

  private func failure(_ error: any Error, at step: FlowStep) async -> FlowFailure {
    let elements = try? await device.elements()
    let reason = error as? StepFailure
    var message = reason?.message ?? "\(error)"
    // The recorder stores the last output of the process with the app's other output.
    if recorder != nil, let crash = error as? CrashLog { message = crash.summary }
    if let missing = reason?.missing, let elements,
      let advice = NearMiss.advice(for: missing, on: elements)
    {
      message += "; \(advice)"
    }
    return FlowFailure(
      file: step.file, line: step.line, message: message,
      screen: elements.map { ScreenOutline($0).description } ?? "", isOfApp: error.isOfApp,
      screenshot: try? await device.screenshot())
  }

  private func perform(
    _ command: FlowCommand, on screen: ElementIndex, of flow: Flow, goesOn: Bool
  ) async throws {
    switch command {
    case .launchApp(let launch): try await self.launch(launch, on: screen, in: flow)
    case .stopApp(let id): await device.kill(try appID(id, in: flow), how: .user)
    case .killApp(let id): await device.kill(try appID(id, in: flow), how: .sigkill)
    case .clearState(let id): try await device.clearState(try appID(id, in: flow))
    case .setPermissions(let answers, let id):
      try await device.setPermissions(answers, of: try appID(id, in: flow))
    case .openLink(let link): try await device.open(url: link, in: try appID(nil, in: flow))

    case .tapOn(let target, let tap):
      try await finger.tap(at: try await stage.place(of: target, on: screen), tap)
    case .longPressOn(let target):
      try await finger.press(at: try await stage.place(of: target, on: screen), seconds: 1)
    case .back: try await swiper.back()
    case .swipe(let swipe): try await swiper.swipe(swipe, on: screen)
    case .pinch(let selector, let scale):
      let element = try await stage.element(selector, on: screen)
      try await finger.pinch(element, scale: scale, on: await stage.size)
    case .adjust(let selector, let goal):
      let element = try await stage.element(selector, on: screen)
      try await Adjuster(stage: stage, finger: finger, tempo: tempo)
        .adjust(element, selector, to: goal)
    case .scroll: try await swiper.scroll()
    case .scrollUntilVisible(let search): try await swiper.scroll(search, on: screen)

    case .inputText(let text): try await typist.type(text)
    case .eraseText(let count): try await typist.erase(count)
    case .hideKeyboard: try await typist.hideKeyboard()
    case .pressKey(let keystroke): try await typist.press(keystroke)
    case .pasteText: try await typist.paste()
    case .setClipboard(let text): await device.setPasteboard(text)
    case .copyTextFrom(let selector):
      let element = try await stage.element(selector, on: screen)
      await device.setPasteboard(element.text ?? element.label ?? element.value)

    case .assertVisible(let selector): _ = try await stage.element(selector, on: screen)
    case .assertNotVisible(let selector): try await stage.requireAbsence(of: selector, on: screen)
    case .assertTrue(let condition):
      if !Truth.holds(condition) { throw StepFailure("“\(condition)” is not true") }
    case .assertColor(let expectation):
      try await ColorCheck(stage: stage, expectation: expectation).require(on: screen)
    case .extendedWaitUntil(let visible, let notVisible, let seconds):
      let looked = ElementQuery(command)
      if let visible { _ = try await stage.element(visible, on: screen, seconds: seconds) }
      if let notVisible {
        try await stage.requireAbsence(
          of: notVisible, on: try await stage.settled(for: looked, seeking: looked),
          seconds: seconds)
      }
    case .waitForAnimationToEnd: try await stage.waitForAnimationToEnd()

    case .takeScreenshot(let name): try await takeScreenshot(name)
    case .setOrientation(let orientation): await device.rotate(to: orientation)
    case .setAppearance(let appearance): await device.setAppearance(appearance)
    case .setLocale(let locale): await device.setLocale(locale)
    case .shake: await device.shake()
    case .biometrics(let action): await perform(action)
    case .setLocation(let location): await device.setLocation(location)
    case .setNetwork(let network): await device.setNetwork(network)
    case .mockNetwork(let mock): await device.addMock(mock)
    case .assertRequest(let expectation):
      try await RequestCheck(stage: stage, expectation: expectation).require(on: screen)
    case .addMedia(let files): try await addMedia(files)
    case .sendPush(let payload, let id):
      try await device.push(payload, to: try appID(id ?? payload.bundleID, in: flow))

    case .runFlow(let steps, let condition):
      if condition?.holds(on: screen) ?? true {
        try await perform(steps, of: flow, goesOn: goesOn)
      }
    case .repeat(let steps, let times, let condition):
      try await self.repeat(steps, times: times, condition: condition, of: flow)
    case .retry(let steps, let maxRetries):
      try await retry(steps, maxRetries: maxRetries, of: flow)
    }
  }

  // MARK: - Apps

  private func appID(_ id: String?, in flow: Flow) throws -> String {
    let named = options.isAboutOneApp ? nil : id ?? flow.appID
    guard let id = named ?? options.appID else {
      throw StepFailure("the flow names no app; add “appId: …” above “---”")
    }
    return id
  }

  private func launch(
    _ launch: LaunchOptions, on screen: ElementIndex, in flow: Flow
  ) async throws {
    let id = try appID(launch.appID, in: flow)
    if launch.stopApp { await device.kill(id, how: .user) }
    if launch.clearState { try await device.clearState(id) }
    if !launch.permissions.isEmpty { try await device.setPermissions(launch.permissions, of: id) }
    try await device.checkForCrash()
    if tempo.isWatched, launch.arguments.isEmpty, await device.front == .home,
      let icon = screen.icon(of: id)
    {
      try await finger.tap(at: icon)
    }
    try await device.launch(id, arguments: launch.arguments)
  }

  private func perform(_ action: BiometricsAction) async {
    switch action {
    case .enrolled: await device.setBiometry(isEnrolled: true)
    case .notEnrolled: await device.setBiometry(isEnrolled: false)
    case .matching: await device.attempt(matches: true)
    case .nonMatching: await device.attempt(matches: false)
    }
  }

  private func addMedia(_ files: [MediaFile]) async throws {
    for file in files {
      do {
        try await device.addPhoto(file.data)
      } catch {
        throw StepFailure("can't add “\(file.path)”: \(error)")
      }
    }
  }

  private func takeScreenshot(_ name: String) async throws {
    do {
      try RootFolder(making: options.screenshots)
        .write(try await device.screenshot(), to: name + ".png")
    } catch let failure as FileFailure {
      throw StepFailure("can't write the screenshot: \(failure)")
    }
  }

  // MARK: - Steps within steps

  private func `repeat`(
    _ steps: [FlowStep], times: Int?, condition: FlowCondition?, of flow: Flow
  ) async throws {
    for _ in 0..<(times ?? Self.repetitions) {
      if let condition, !condition.holds(on: try await stage.settled()) { return }
      try await perform(steps, of: flow)
    }
    if times == nil {
      throw StepFailure("the condition is still true after \(Self.repetitions) repetitions")
    }
  }

  private func retry(_ steps: [FlowStep], maxRetries: Int, of flow: Flow) async throws {
    for _ in 0..<maxRetries {
      do {
        return try await perform(steps, of: flow)
      } catch let failure as FlowFailure where !failure.isOfApp {
        continue
      }
    }
    try await perform(steps, of: flow)
  }
}

extension ElementIndex {
  /// Returns the location of an app's icon on the home screen.
  fileprivate func icon(of bundleID: String) -> CGPoint? {
    let icon = entries.first { $0.element.type == "Icon" && $0.element.identifier == bundleID }
    return icon.map { CGPoint(x: $0.element.frame.midX, y: $0.element.frame.midY) }
  }
}

extension FlowCommand {
  fileprivate var isLaunch: Bool {
    if case .launchApp = self { true } else { false }
  }
}
