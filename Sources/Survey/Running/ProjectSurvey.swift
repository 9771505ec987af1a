import AppBuilder
import Foundation
import Safeguards
import Simulator

/// Builds, runs, and uses the app of a project.
///
/// There's always a result.
struct ProjectSurvey {
  /// The maximum number of reported findings.
  private static let mostFindings = 100
  /// The reason for a project that wasn't surveyed because the user stopped the survey.
  static let endedBefore = "the survey was stopped before this"

  private let project: FoundProject
  private let options: SurveyOptions
  private let limit: TimeLimit
  private var result: ProjectResult

  /// Creates a survey of a project.
  ///
  /// The time limit starts now.
  init(of project: FoundProject, options: SurveyOptions) {
    self.project = project
    self.options = options
    limit = TimeLimit(seconds: options.timeout)
    result = ProjectResult(project)
  }

  /// Performs the whole survey.
  mutating func run() async -> ProjectResult {
    let start = ContinuousClock.now
    if let app = await build() { await use(app) }
    result.durations.whole = (ContinuousClock.now - start) / .seconds(1)
    let folder = project.url.deletingLastPathComponent()
    result.findings = result.findings.prefix(Self.mostFindings).map { $0.relative(to: folder) }
    if result.reason == nil { result.reason = reason }
    return result
  }

  /// The most serious finding, unless the app runs without problems.
  private var reason: String? {
    guard result.outcome != .runs else { return nil }
    return result.findings.first { $0.kind != .warning }?.headline
  }

  // MARK: Building

  private mutating func build() async -> BuiltApp? {
    let start = ContinuousClock.now
    defer { result.durations.build = (ContinuousClock.now - start) / .seconds(1) }
    let builder = AppBuilder(options: options.building)
    let url = project.url
    do {
      let app = try await limit.during { try await builder.build(url) }
      result.findings = app.warnings.withoutNotes.map(Finding.init)
      result.system = app.system
      return app
    } catch let failure as BuildFailure where !Task.isCancelled && !limit.isOver {
      note(failure)
    } catch {
      noteEnd(of: "building", error)
    }
    return nil
  }

  private mutating func note(_ failure: BuildFailure) {
    if let difference = failure.otherKind {
      result.outcome = .notUIKit
      result.reason = difference
      return
    }
    guard !failure.isOfFullDisk else {
      result.reason = "the disk is full"
      return
    }
    result.outcome = .buildFailed
    result.findings = failure.diagnostics.withoutNotes.map(Finding.init)
    result.missing = MissingName.all(in: failure.diagnostics)
  }

  /// Records the reason that the survey ended early.
  private mutating func noteEnd(of what: String, _ error: any Error) {
    if Task.isCancelled {
      result.reason = Self.endedBefore
    } else if limit.isOver {
      result.outcome = .buildFailed
      result.findings = [
        Finding(.error, "\(what) took longer than \(options.timeout.formatted()) seconds")
      ]
    } else {
      result.reason = "\(what): \(error)"
    }
  }

  // MARK: Using

  private mutating func use(_ app: BuiltApp) async {
    let work = self
    do {
      let record = try await limit.during { try await work.record(of: app) }
      take(record)
    } catch let failure as InstalledApp.InvalidBundle {
      result.outcome = .buildFailed
      result.findings.insert(Finding(.error, "\(failure)"), at: 0)
    } catch {
      result.reason = Task.isCancelled ? Self.endedBefore : "\(error)"
    }
  }

  private func record(of app: BuiltApp) async throws -> AppUse.Record {
    try await Device.withThrowaway(
      model: options.model, appearance: options.appearance, locale: options.locale,
      clock: .manual,
      sandbox: options.sandbox
    ) { device in
      await device.setWatched(false)
      let id = try await device.install(app.bundle).bundleID
      var use = AppUse(
        on: device, of: id, seed: options.seed(of: project), count: options.steps, keep: keeper)
      await withTaskCancellationHandler {
        await use.run()
      } onCancel: {
        // Shutting down the device ends all waiting for the app.
        Task { await device.shutDown() }
      }
      return use.record
    }
  }

  /// A closure that writes screenshots to the user's folder, if there is one.
  private var keeper: (@Sendable (Int, Data) -> URL?)? {
    guard let folder = options.screenshots else { return nil }
    let name = project.name
    return { try? folder.write($1, to: "\(name)/\($0).png") }
  }

  private mutating func take(_ record: AppUse.Record) {
    result.durations.launch = record.launch
    result.durations.use = record.use
    result.steps = record.steps
    result.pictures = record.pictures
    result.findings = record.findings.gravestFirst + result.findings
    let kinds = Set(record.findings.map(\.kind))
    if kinds.contains(.crash) {
      result.outcome = .crashed
    } else if kinds.contains(.hang) {
      result.outcome = .hung
    } else if record.launch != nil, !Task.isCancelled {
      result.outcome = kinds.contains(.report) ? .runsWithReports : .runs
      result.isCutShort = record.steps < options.steps && limit.isOver
    } else if Task.isCancelled {
      result.reason = Self.endedBefore
    } else if !record.findings.isEmpty, !limit.isOver {
      // The app ended before it was ready.
      result.outcome = .crashed
    } else {
      result.outcome = .hung
      result.reason = "it didn't finish launching in time"
    }
  }
}

extension Finding {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.severity == .error ? .error : .warning, diagnostic.message,
      file: diagnostic.file, line: diagnostic.line, hint: diagnostic.hint)
  }
}

extension [Diagnostic] {
  /// The diagnostics except for notes.
  fileprivate var withoutNotes: [Diagnostic] { filter { $0.severity != .note } }
}

extension [Finding] {
  /// The findings with crashes first, followed by hangs and then reports, each group in its
  /// original order.
  fileprivate var gravestFirst: [Finding] {
    filter { $0.kind == .crash } + filter { $0.kind == .hang }
      + filter { $0.kind != .crash && $0.kind != .hang }
  }
}
