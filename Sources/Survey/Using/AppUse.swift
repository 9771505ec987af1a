import DeviceProtocol
import Flows
import Foundation
import Simulator

/// Uses an app like a person who tries everything, and records the results.
struct AppUse {
  /// The results of using the app.
  struct Record {
    var findings: [Finding] = []
    var pictures: [ScreenPicture] = []
    /// The number of completed steps.
    var steps = 0
    /// The time until the first screen became idle, in seconds.
    var launch: Double?
    /// The time that the app was used after that, in seconds.
    var use = 0.0
  }

  /// The number of crashes or hangs after which the app isn't used anymore.
  ///
  /// Each hang takes several seconds.
  private static let mostCrashes = 5
  private static let mostHangs = 2
  /// The maximum number of reports.
  private static let mostReports = 50

  private let device: Device
  private let runner: FlowRunner
  private let bundleID: String
  private let count: Int
  /// A closure that saves a full-resolution screenshot with a number and its PNG data, and returns
  /// its location, or `nil` if screenshots aren't saved.
  private let keep: (@Sendable (Int, Data) -> URL?)?
  private var chooser: StepChooser
  /// The steps since the app's data was last erased.
  private var steps: [UseStep] = []
  private var reports: Set<Report> = []
  private var first: ScreenImpression?
  private(set) var record = Record()

  /// - Parameters:
  ///   - device: A device with a manual clock on which the app is installed.
  ///   - count: The maximum number of steps.
  ///   - keep: A closure that saves full-resolution screenshots, if they're requested.
  init(
    on device: Device, of bundleID: String, seed: UInt64, count: Int,
    keep: (@Sendable (Int, Data) -> URL?)?
  ) {
    self.device = device
    self.bundleID = bundleID
    self.count = count
    self.keep = keep
    chooser = StepChooser(seed: seed, count: count)
    runner = FlowRunner(
      device: device,
      options: FlowRunner.Options(appID: bundleID, screenshots: device.storage))
  }

  /// Launches the app, and uses it until all steps have been performed or the task is canceled.
  mutating func run() async {
    let start = ContinuousClock.now
    guard await perform(.begin) else { return }
    record.launch = (ContinuousClock.now - start) / .seconds(1)
    await takePicture("First screen")
    let ready = ContinuousClock.now
    while record.steps < count, !Task.isCancelled {
      record.steps += 1
      if await useOnce() { continue }
      guard await beginAnew() else { break }
    }
    if record.pictures.count == 1, record.steps > 0, await device.front == .app(bundleID: bundleID)
    {
      await takePicture("Last screen")
    }
    record.use = (ContinuousClock.now - ready) / .seconds(1)
  }

  // MARK: Performing steps

  /// Captures the screen, and performs a step.
  /// - Returns: Whether the app is still running.
  private mutating func useOnce() async -> Bool {
    guard let screen = await look() else { return false }
    await notice(screen)
    let isEditing = await device.textInput != nil
    return await perform(chooser.next(on: screen, isEditing: isEditing))
  }

  /// Performs a step, and records the result.
  /// - Returns: Whether the app is still running.
  private mutating func perform(_ step: UseStep) async -> Bool {
    steps.append(step)
    let place = URL(fileURLWithPath: "survey")
    let flow = Flow(
      name: "survey", file: place,
      steps: step.commands.map { FlowStep(command: $0, file: place, line: steps.count) })
    do {
      try await runner.run(flow)
    } catch let failure as FlowFailure where failure.isOfApp {
      await noteFault(failure.message)
      return false
    } catch {
      // A step that can't be performed, such as because there's no text field, isn't the app's
      // fault, but a launch must always work.
      if step == .begin, !Task.isCancelled {
        add(
          Finding(
            .report, Self.firstLine(of: (error as? FlowFailure)?.message ?? "\(error)"),
            steps: lines))
        return false
      }
    }
    if Task.isCancelled { return false }
    await noteReports()
    return await isThere()
  }

  /// Makes sure that the app is in the foreground, and returns `false` if it has exited.
  private mutating func isThere() async -> Bool {
    guard await device.isRunning(bundleID) else {
      // The app started and then exited on its own, which iOS apps never do.
      add(Finding(.report, "the app exited", steps: lines))
      return false
    }
    if await device.front == .app(bundleID: bundleID) { return true }
    return steps.last == .comeBack ? false : await perform(.comeBack)
  }

  /// Resets the app to its initial state and opens it, unless it has already failed too often.
  private mutating func beginAnew() async -> Bool {
    let crashes = record.findings.count { $0.kind == .crash }
    let hangs = record.findings.count { $0.kind == .hang }
    guard !Task.isCancelled, crashes < Self.mostCrashes, hangs < Self.mostHangs else {
      return false
    }
    chooser.noteEnd()
    await device.kill(bundleID, how: .sigkill)
    await device.rotate(to: .portrait)
    steps = []
    return await perform(.begin)
  }

  // MARK: Capturing the screen

  private mutating func look() async -> ScreenElement? {
    do {
      return try await device.settle()
    } catch {
      await noteFault("\(error)")
      return nil
    }
  }

  /// Takes a screenshot of the first screen that differs from the one after the launch.
  private mutating func notice(_ screen: ScreenElement) async {
    let impression = ScreenImpression(screen)
    guard let first else {
      first = impression
      return
    }
    guard record.pictures.count == 1, await !device.configuration.orientation.isLandscape,
      impression.isOther(than: first)
    else { return }
    await takePicture("Second screen")
  }

  private mutating func takePicture(_ title: String) async {
    guard let small = try? await device.screenshot(scale: 1) else { return }
    var picture = ScreenPicture(title: title, small: small)
    if let keep, let large = try? await device.screenshot() {
      picture.file = keep(record.pictures.count + 1, large)
    }
    record.pictures.append(picture)
  }

  // MARK: Recording results

  private var lines: [String] { steps.flatMap(\.lines) }

  /// Records that the app crashed or stopped responding.
  /// - Parameter message: The message of the device.
  private mutating func noteFault(_ message: String) async {
    if Task.isCancelled { return }
    await noteReports()
    guard let crash = await crash(toldAs: message) else {
      let call = await device.stuckCalls(of: bundleID).first
      return add(
        Finding(
          .hang, Self.firstLine(of: message), file: call?.file, line: call?.line, steps: lines))
    }
    let place = SourcePlace(crash.location)
    add(
      Finding(
        .crash, Self.firstLine(of: crash.reason), file: place?.file, line: place?.line,
        steps: lines))
  }

  /// Returns the crash that a message of the device is about, or `nil` if the app isn't responding.
  private func crash(toldAs message: String) async -> CrashLog? {
    if let crash = await device.lastCrash, message == "\(crash)" { return crash }
    // An app that doesn't respond may be in the process of crashing, which takes time on a busy
    // machine.
    await device.kill(bundleID, how: .sigkill)
    do {
      try await device.checkForCrash()
      return nil
    } catch {
      return error as? CrashLog
    }
  }

  private static func firstLine(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
  }

  private mutating func noteReports() async {
    for report in await device.reports(of: bundleID) where reports.count < Self.mostReports {
      guard reports.insert(report).inserted else { continue }
      add(
        Finding(.report, report.message, file: report.file, line: report.line, steps: lines))
    }
  }

  /// Adds a finding, unless the same finding was already added with other steps.
  private mutating func add(_ finding: Finding) {
    var known = finding
    let isKnown = record.findings.contains {
      known.steps = $0.steps
      return $0 == known
    }
    if !isKnown { record.findings.append(finding) }
  }
}
