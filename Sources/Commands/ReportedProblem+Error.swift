import AppBuilder
import Flows
import Foundation
import Reports
import TestRuns

extension ReportedProblem {
  /// Creates a problem from an error that occurred in a run.
  init(_ error: any Error) {
    switch error {
    case let failure as BuildFailure: self.init("Build", ReportedIssue(failure))
    case let error as FlowError: self.init(in: error.file, error.line, error.message)
    case let error as PointsError: self.init(in: error.file, error.line, error.message)
    case let mismatch as PointsMismatch: self = mismatch.problem
    case let failure as TestRunFailure:
      self.init(failure.target, ReportedIssue(failure.reason, isOfApp: true))
    default: self.init("Run", ReportedIssue("\(error)"))
    }
  }

  private init(in file: URL, _ line: Int?, _ message: String) {
    self.init(
      file.lastPathComponent, ReportedIssue(message, file: file.relativePath, line: line))
  }
}

extension ReportedIssue {
  /// Creates an issue from a failed build, with its first error as the summary and all errors as
  /// details.
  init(_ failure: BuildFailure) {
    let first = failure.diagnostics.first { $0.severity == .error } ?? failure.diagnostics[0]
    self.init(
      "Build failed: \(first.message)", file: first.file, line: first.line,
      details: "\(failure)")
  }
}
