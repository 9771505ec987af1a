import DeviceProtocol
import Foundation
import Reports
import Simulator
import Synchronization

/// Records the result of each step of a flow, and the elements on the screen afterward.
final class StepRecorder: Sendable {
  private struct State {
    /// The steps that have started, each nested in the previous one.
    var open: [ReportedStep] = []
    var finished: [ReportedStep] = []
    var screens: [ReportedScreen] = []
    /// The frame that shows the last recorded screen.
    var lastFrame: Data?
    /// The file of the last step that started, with its path, which the steps of a long flow have
    /// in common.
    private var lastFile: (url: URL, path: String)?

    mutating func begin(_ step: FlowStep, at time: Double) {
      let path = path(of: step.file)
      open.append(
        ReportedStep(
          title: step.title, label: step.label, file: path, line: step.line, start: time))
    }

    private mutating func path(of file: URL) -> String {
      if let lastFile, lastFile.url == file { return lastFile.path }
      let path = file.relativePath
      lastFile = (file, path)
      return path
    }
  }

  /// The number of pixels per point in screenshots.
  ///
  /// This shows every detail with half the bytes of a device's full resolution.
  private static let scale = 2.0

  private let device: Device
  private let output: AppOutput
  private let folder: ReportFolder?
  private let beginning = ContinuousClock.now
  private let state = Mutex(State())

  /// - Parameter folder: The folder for screenshots, or `nil` for no screenshots.
  init(of device: Device, output: AppOutput, folder: ReportFolder?) {
    self.device = device
    self.output = output
    self.folder = folder
  }

  /// Whether the screen is captured after every step.
  var takesPictures: Bool { folder != nil }

  /// The steps that were performed.
  var steps: [ReportedStep] { state.withLock(\.finished) }
  /// The screens after the steps.
  var screens: [ReportedScreen] { state.withLock(\.screens) }

  private var time: Double { (ContinuousClock.now - beginning) / .seconds(1) }

  func begin(_ step: FlowStep) {
    let time = time
    state.withLock { $0.begin(step, at: time) }
  }

  /// Ends the last step that was started.
  func end(_ outcome: ReportedOutcome, _ issue: ReportedIssue? = nil) {
    let time = time
    state.withLock { state in
      guard var step = state.open.popLast() else { return }
      step.outcome = outcome
      step.seconds = time - step.start
      if let issue { step.issues.append(issue) }
      if state.open.isEmpty {
        state.finished.append(step)
      } else {
        state.open[state.open.count - 1].steps.append(step)
      }
    }
  }

  /// Records a step as skipped.
  func skip(_ step: FlowStep) {
    begin(step)
    end(.skipped)
  }

  /// Records that the app is idle after the last step that ended.
  func rest() {
    let time = time
    amendLast { $0.seconds = time - $0.start }
  }

  /// Marks the last step that ended as failed.
  func blameLast(_ issue: ReportedIssue) {
    amendLast { $0.outcome = .broken }
    amendLast(onlyInnermost: true) { $0.issues.append(issue) }
  }

  /// Records the screen's contents and the output while a step is still in progress.
  /// - Throws: An error if the screenshot can't be written.
  func look() async throws {
    guard let folder else { return }
    let lines = await output.newLines()
    var screen = state.withLock { state in
      state.open.last.map { _ in state.screens.count }
    }
    if let frame = try? await picturedFrame(), frame != state.withLock(\.lastFrame) {
      try await add(frame, in: folder)
    } else {
      screen = screen.map { $0 - 1 }
    }
    state.withLock { state in
      guard !state.open.isEmpty else { return }
      state.open[state.open.count - 1].output += lines
      if let screen, state.screens.indices.contains(screen) {
        state.open[state.open.count - 1].screen = screen
      }
    }
  }

  private func picturedFrame() async throws -> Data { await device.frame(time: "9:41") }

  private func add(_ frame: Data, in folder: ReportFolder) async throws {
    let elements = try? await device.elements()
    let picture = try? await device.screenshot(scale: Self.scale)
    let path = try picture.map { try folder.keep($0, ending: "png") }
    let screen = ReportedScreen(
      picture: path, size: await device.configuration.screenSize,
      elements: elements.map { SelectorSuggestion.elements(of: $0) } ?? [])
    state.withLock { state in
      state.screens.append(screen)
      state.lastFrame = frame
    }
  }

  private func amendLast(
    onlyInnermost: Bool = false, _ change: (inout ReportedStep) -> Void
  ) {
    state.withLock { state in
      if let parent = state.open.indices.last, !state.open[parent].steps.isEmpty {
        state.open[parent].steps.amendLast(onlyInnermost, change)
      } else if state.open.isEmpty {
        state.finished.amendLast(onlyInnermost, change)
      }
    }
  }
}

extension [ReportedStep] {
  /// Changes the last step and the last of its nested steps.
  fileprivate mutating func amendLast(
    _ onlyInnermost: Bool, _ change: (inout ReportedStep) -> Void
  ) {
    guard let last = indices.last else { return }
    if self[last].steps.isEmpty || !onlyInnermost { change(&self[last]) }
    self[last].steps.amendLast(onlyInnermost, change)
  }
}
