import Foundation
import Reports

/// The grades of a class.
package struct GradeBook: Codable, Sendable {
  /// A student of the class, whether or not this book has the grade.
  package struct Entry: Codable, Equatable, Sendable {
    /// The folder of the submission.
    package var folder: String
    /// The student's name from the roster.
    package var student: String?
  }

  /// The name of the suite.
  package var suite: String
  /// The time at which the grading started.
  package var date: Date
  /// Real seconds that the grading took.
  package var seconds: Double
  /// The part of the class that this book has; `nil` for all of it.
  package var shard: ShardNumber?
  /// Everybody in the class, in order.
  package var roll: [Entry]
  /// The flows and tests, in order.
  package var tests: [GradedTest]
  /// The grades, in the order of the class.
  package var submissions: [SubmissionGrade]

  /// The most points that a submission can earn.
  package var maximum: Double { tests.reduce(0) { $0 + $1.points } }

  /// Whether every submission has been graded.
  package var isComplete: Bool { submissions.allSatisfy { $0.status != .notGraded } }

  /// `12 submissions: 1 earned all points, 2 don't build, 1 not graded`.
  package var summary: String {
    let count = submissions.count == 1 ? "1 submission" : "\(submissions.count) submissions"
    let counts: [(Int, String)] = [
      (submissions.count { $0.points == maximum && $0.status == .graded }, "with all points"),
      (submissions.count { $0.status == .buildFailed }, "failed to build"),
      (submissions.count { $0.status == .noProject }, "without a project"),
      (submissions.count { $0.status == .timedOut }, "out of time"),
      (submissions.count { $0.status == .notGraded }, "not graded"),
    ]
    return "\(count): "
      + counts.filter { $0.0 > 0 || $0.1 == "with all points" }.map { "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}
