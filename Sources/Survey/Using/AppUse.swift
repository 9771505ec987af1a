import DeviceProtocol
import Flows
import Foundation
import Simulator

/// Uses an app like a user who tries everything, and records the results.
struct AppUse {
  /// The results.
  struct Record {
    var findings: [Finding] = []
    var pictures: [ScreenPicture] = []
    /// The number of completed steps.
    var steps = 0
    /// The time until the first screen was idle, in seconds.
    var launch: Double?
    /// The time of use after that, in seconds.
    var use = 0.0
  }

  /// The number of crashes or hangs after which an app isn't used anymore; hangs take seconds each.
  private static let mostCrashes = 5
  private static let mostHangs = 2
  /// The maximum number of reports.
  private static let mostReports = 50

  private let device: Device
  private let runner: FlowRunner
  private let bundleID: String
  private let count: Int
  /// Saves a picture with all of the device's pixels, given its number and its PNG data, and
  /// returns its place; `nil` if pictures aren't kept.
  private let keep: (@Sendable (Int, Data) -> URL?)?
  private var chooser: StepChooser
  /// The steps since the app's data was erased.
  private var steps: [UseStep] = []
  private var reports: Set<Report> = []
  private var first: ScreenImpression?
  private(set) var record = Record()

  /// - Parameters:
  ///   - device: has a manual clock, and the app on it.
  ///   - count: how many steps there are at most.
  ///   - keep: writes large pictures, if anyone wants them.
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

  /// Launches the app and uses it until the steps or the task are at their end.
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

  // MARK: Doing

  /// Captures the screen and performs a step.
  /// - Returns: whether the app is still there.
  private mutating func useOnce() async -> Bool {
    guard let screen = await look() else { return false }
    await notice(screen)
    let isEditing = await device.textInput != nil
    return await perform(chooser.next(on: screen, isEditing: isEditing))
  }

  /// Performs a step, and records the result.
  /// - Returns: whether the app is still there.
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
      // A step that can't be done, as there's nothing to type into, isn't a fault of the app's; a
      // launch can always be done.
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

  /// Ensures that the app is frontmost; returns `false` if it has ended.
  private mutating func isThere() async -> Bool {
    guard await device.isRunning(bundleID) else {
      // After it was started, it has ended on its own, as no iOS app does.
      add(Finding(.report, "the app exited", steps: lines))
      return false
    }
    if await device.front == .app(bundleID: bundleID) { return true }
    return steps.last == .comeBack ? false : await perform(.comeBack)
  }

  /// Opens the app again as it was at first, unless there have been faults enough.
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

  // MARK: Looking

  private mutating func look() async -> ScreenElement? {
    do {
      return try await device.settle()
    } catch {
      await noteFault("\(error)")
      return nil
    }
  }

  /// Takes a picture of the first screen that isn't like the one after the launch.
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

  // MARK: Noting

  private var lines: [String] { steps.flatMap(\.lines) }

  /// Notes that the app crashed or hangs.
  /// - Parameter message: the device's message.
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

  /// Returns the crash behind the device's message; `nil` if the app hangs.
  private func crash(toldAs message: String) async -> CrashLog? {
    if let crash = await device.lastCrash, message == "\(crash)" { return crash }
    // An app that doesn't answer may be about to crash, which takes time on a busy machine.
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

  /// Adds a finding, unless there's the same from other steps.
  private mutating func add(_ finding: Finding) {
    var known = finding
    let isKnown = record.findings.contains {
      known.steps = $0.steps
      return $0 == known
    }
    if !isKnown { record.findings.append(finding) }
  }
}
