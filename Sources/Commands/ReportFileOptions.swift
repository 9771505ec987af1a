import ArgumentParser
import Foundation
import Reports

/// The options for files with the results of flows or tests, for use by other programs.
struct ReportFileOptions: ParsableArguments {
  @Option(
    help: "Write the results to this JUnit XML file, for build servers.",
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: "Write the points of each test to this file, as Gradescope's results.json.",
    completion: .file(extensions: ["json"]))
  var gradescope: String?

  @Option(
    help: "Write the result for GitHub Classroom's reporter to this file.",
    completion: .file())
  var classroom: String?

  @Option(
    help: "Read the points of each test from this YAML file (docs/ci.md).",
    completion: .file(extensions: ["yaml", "yml"]))
  var points: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Annotate failures for GitHub. The default is on if GITHUB_ACTIONS is true.")
  var github: Bool?

  /// Whether the results are grades.
  var areGrades: Bool { gradescope != nil || classroom != nil || points != nil }

  func validate() throws {
    if points != nil, gradescope == nil, classroom == nil {
      throw ValidationError("--points requires --gradescope or --classroom.")
    }
  }

  /// Checks whether all files can be written, before anything runs.
  func open() -> ReportFiles {
    var failure: OutputFile.Failure?
    func file(_ path: String?) -> OutputFile? {
      guard let path else { return nil }
      do {
        return try OutputFile(path)
      } catch {
        failure = failure ?? error
        return nil
      }
    }
    let (junit, gradescope, classroom) = (file(junit), file(gradescope), file(classroom))
    return ReportFiles(
      junit: junit, gradescope: gradescope, classroom: classroom, failure: failure,
      readPoints: Result { () throws(PointsError) in
        try points.map { path throws(PointsError) in try Points(URL(fileURLWithPath: path)) }
          ?? Points()
      },
      annotates: github ?? WorkflowCommand.isRead)
  }
}
