import Foundation

/// The error for a points file in which some names don't refer to exactly one test or suite.
package struct PointsMismatch: Error, CustomStringConvertible {
  /// The errors in the order of the file.
  ///
  /// There's at least one.
  package let errors: [PointsError]

  /// The errors, one per line.
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
