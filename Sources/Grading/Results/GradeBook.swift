import Foundation
import Reports

/// The grades of a class.
package struct GradeBook: Codable, Sendable {
  /// A student in the class, who may not have a grade in this book.
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
  /// The duration of the grading, in seconds of real time.
  package var seconds: Double
  /// The part of the class in this book, or `nil` for the whole class.
  package var shard: ShardNumber?
  /// All students in the class, in order.
  package var roll: [Entry]
  /// The flows and tests, in order.
  package var tests: [GradedTest]
  /// The grades, in the order of the class.
  package var submissions: [SubmissionGrade]

  /// The maximum number of points for a submission.
  package var maximum: Double { tests.reduce(0) { $0 + $1.points } }

  /// Whether every submission has been graded.
  package var isComplete: Bool { submissions.allSatisfy { $0.status != .notGraded } }

  /// A summary such as `12 submissions: 1 earned all points, 2 don't build, 1 not graded`.
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
