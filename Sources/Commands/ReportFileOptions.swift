import ArgumentParser
import Foundation
import Reports

/// Which files are written for other programs, of a run of flows or tests.
struct ReportFileOptions: ParsableArguments {
  @Option(
    help: "A JUnit XML file to write, for build servers.", completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: "Gradescope's results.json to write, with the points of each test.",
    completion: .file(extensions: ["json"]))
  var gradescope: String?

  @Option(
    help: "A file to write with what GitHub Classroom's reporter reads of a grader.",
    completion: .file())
  var classroom: String?

  @Option(
    help: "A YAML file that says how many points each test gives (docs/ci.md).",
    completion: .file(extensions: ["yaml", "yml"]))
  var points: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Annotate failures for GitHub, as is done where GITHUB_ACTIONS is true.")
  var github: Bool?

  /// Whether the results are grades.
  var areGrades: Bool { gradescope != nil || classroom != nil || points != nil }

  func validate() throws {
    if points != nil, gradescope == nil, classroom == nil {
      throw ValidationError("--points is for --gradescope or --classroom.")
    }
  }

  /// Looks whether all files can be written, before anything is run.
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
