import Foundation
import Reports

/// The files for other programs that are written of a run.
struct ReportFiles {
  let junit: OutputFile?
  let gradescope: OutputFile?
  let classroom: OutputFile?
  let points: Points
  /// Whether failures are told in the way that GitHub shows beside the lines of a pull request.
  let annotates: Bool

  /// Writes all files.
  /// - Throws: `OutputFile.Failure`
  func write(_ report: RunReport, _ terminal: Terminal) throws {
    try junit?.write(Data(JUnitXML(report).text.utf8))
    try gradescope?.write(try GradescopeResults(report, points: points).json)
    try classroom?.write(try ClassroomResults(report, points: points).encoded)
    guard annotates else { return }
    let workspace = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"]
    for line in GitHubAnnotations(report, workspace: workspace).lines { terminal.tell(line) }
    if let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] {
      do {
        try GitHubSummary(report).append(to: URL(fileURLWithPath: path))
      } catch {
        // The results are more than what GitHub shows of them.
        terminal.tell("The job's summary can't be written to \(path): \(error)")
      }
    }
  }
}
