import Foundation
import Reports

/// The files with the results of a run that other programs read.
struct ReportFiles {
  let junit: OutputFile?
  let gradescope: OutputFile?
  let classroom: OutputFile?
  /// The reason why one of the files can't be written; the others can.
  let failure: OutputFile.Failure?
  /// The points of each test, or the reason why their file can't be read.
  let readPoints: Result<Points, PointsError>
  /// Whether failures are printed as annotations, which GitHub shows in a pull request.
  let annotates: Bool

  /// The points of each test; one each if their file can't be read.
  var points: Points { (try? readPoints.get()) ?? Points() }

  /// Checks that all files can be written, and that the points could be read.
  /// - Throws: `OutputFile.Failure`, `PointsError`
  func check() throws {
    if let failure { throw failure }
    _ = try readPoints.get()
  }

  /// Writes all files.
  /// - Throws: `OutputFile.Failure`
  func write(_ report: RunReport) throws {
    try junit?.write(Data(JUnitXML(report).text.utf8))
    try gradescope?.write(try GradescopeResults(report, points: points).json)
    try classroom?.write(try ClassroomResults(report, points: points).encoded)
  }

  /// Prints annotations of failures, and writes the job's summary, if enabled.
  func annotate(_ report: RunReport, _ terminal: Terminal) {
    guard annotates else { return }
    let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"]
    terminal.tell(commands: GitHubAnnotations(report, workspace: workspace).lines)
    if let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] {
      do {
        try GitHubSummary(report).append(to: URL(fileURLWithPath: path))
      } catch {
        // The run has its results even if GitHub can't show them.
        terminal.tell("Can't write the job's summary to “\(path)”: \(error)")
      }
    }
  }
}
