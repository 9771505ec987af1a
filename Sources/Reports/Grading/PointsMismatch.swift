import Foundation

/// Names in a file of points that don't name one test or suite each.
package struct PointsMismatch: Error, CustomStringConvertible {
  /// The errors in the order of the file, at least one.
  package let errors: [PointsError]

  /// The errors, a line each.
  package var description: String { errors.map(\.description).joined(separator: "\n") }

  /// The mismatch as a problem of a run.
  package var problem: ReportedProblem {
    ReportedProblem(
      errors[0].file.lastPathComponent,
      ReportedIssue(
        errors[0].message, file: errors[0].file.relativePath, line: errors[0].line,
        details: errors.count > 1 ? description : nil))
  }
}
