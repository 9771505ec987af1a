import ArgumentParser
import Flows
import Foundation
import Reports
import Safeguards
import Suggestions

/// Writes the results of a run, however it ends, to the report's folder and the files for other
/// programs.
///
/// Until the run is complete, the files are marked as incomplete. This way, the files of an earlier
/// run can't be mistaken for the results of this one.
final class ResultWriter {
  /// The folder of the report, or `nil` without a report.
  let folder: ReportFolder?

  private let files: ReportFiles
  /// The reason that the folder can't be written.
  private var failure: FileFailure?
  private let terminal: Terminal
  private let beginning = Date()
  /// The plan of the run, with its title and the flows or tests.
  private var plan: RunReport

  /// Opens the files.
  /// - Throws: `OutputFile.Failure` or `FileFailure`.
  init(
    _ files: ReportFileOptions, folder: String?, title: String, project: String? = nil,
    _ terminal: Terminal
  ) throws {
    self.terminal = terminal
    self.files = files.open()
    do {
      self.folder = try folder.map { path throws(FileFailure) in
        try ReportFolder(URL(fileURLWithPath: path, isDirectory: true))
      }
    } catch {
      self.folder = nil
      failure = error
    }
    plan = RunReport(
      title: title, date: beginning, seconds: 0, runs: [],
      properties: project.map { [ReportedProperty(RunReport.project, $0)] } ?? [])
    try write(unfinished)
  }

  /// The points for each test.
  var points: Points { files.points }

  /// Performs a run if all files can be written, and writes its results.
  ///
  /// If the run throws an error, all planned flows and tests fail with that error.
  /// - Parameter work: A closure that returns the report and, if the points haven't been checked
  ///   yet, all flows and tests.
  /// - Throws: The errors of `work`, `PointsError`, `OutputFile.Failure`, or `FileFailure`. If the
  ///   points don't match the flows or tests, this is printed, the results are written, and
  ///   `ExitCode` is thrown.
  func write(
    _ work: () async throws -> (report: RunReport, known: [ReportedRun]?)
  ) async throws -> RunReport {
    do {
      try files.check()
      if let failure { throw failure }
      var (report, known) = try await work()
      let mismatch = known.flatMap(mismatch)
      if let mismatch { report.problems.append(mismatch.problem) }
      try finish(report)
      guard let mismatch else { return report }
      terminal.tell("\(mismatch)")
    } catch {
      try? finish(plan.failing(because: ReportedProblem(error)))
      throw error
    }
    throw ExitCode.validationFailure
  }

  /// Records the plan of the run.
  /// - Throws: `OutputFile.Failure` or `FileFailure`.
  func plan(_ runs: [ReportedRun], shard: ReportedShard?) throws {
    plan.runs = runs
    plan.shard = shard
    try write(unfinished)
  }

  /// Returns the report of the run, which ends at this point.
  func report(
    of runs: [ReportedRun], title: String? = nil, problems: [ReportedProblem] = []
  ) -> RunReport {
    var report = plan
    report.title = title ?? plan.title
    report.seconds = Date().timeIntervalSince(beginning)
    report.runs = runs
    report.problems = problems
    return report
  }

  private func mismatch(with known: [ReportedRun]) -> PointsMismatch? {
    do {
      try points.check(known, near: Spelling.near)
      return nil
    } catch {
      return error
    }
  }

  private var unfinished: RunReport {
    plan.failing(
      because: ReportedProblem(
        plan.title,
        ReportedIssue("No result yet: the run is still going on, or was interrupted.")))
  }

  private func finish(_ report: RunReport) throws {
    try write(report)
    files.annotate(report, terminal)
  }

  private func write(_ report: RunReport) throws {
    try folder.map(report.write)
    try files.write(report)
  }
}
