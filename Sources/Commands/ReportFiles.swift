import Foundation
import Reports

/// The files with the results of a run, for use by other programs.
struct ReportFiles {
  let junit: OutputFile?
  let gradescope: OutputFile?
  let classroom: OutputFile?
  /// The reason that one of the files can't be written.
  ///
  /// The others can be.
  let failure: OutputFile.Failure?
  /// The points for each test, or the reason that their file can't be read.
  let readPoints: Result<Points, PointsError>
  /// Whether failures are printed as annotations that GitHub shows in a pull request.
  let annotates: Bool

  /// The points for each test, which are one each if their file can't be read.
  var points: Points { (try? readPoints.get()) ?? Points() }

  /// Checks that all files can be written, and that the points could be read.
  /// - Throws: `OutputFile.Failure` or `PointsError`.
  func check() throws {
    if let failure { throw failure }
    _ = try readPoints.get()
  }

  /// Writes all files.
  /// - Throws: `OutputFile.Failure` if a file can't be written.
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
        // The results of the run are valid even if GitHub can't show them.
        terminal.tell("Can't write the job's summary to “\(path)”: \(error)")
      }
    }
  }
}
