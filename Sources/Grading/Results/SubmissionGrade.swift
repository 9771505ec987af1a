import Foundation

/// The grade of a submission.
package struct SubmissionGrade: Codable, Equatable, Sendable {
  /// The status of the grading.
  package enum Status: String, Codable, Sendable {
    /// The submission was graded.
    case graded
    /// The project doesn't build.
    case buildFailed
    /// The submission's time limit was reached before everything was run.
    case timedOut
    /// There's no project or no submission.
    case noProject
    /// The submission wasn't graded, through no fault of the student.
    case notGraded
  }

  /// The folder of the submission.
  package var folder: String
  /// The student's name from the roster.
  package var student: String?
  /// The status of the grading.
  package var status = Status.graded
  /// The reason that the grade is incomplete, as a sentence.
  package var reason: String?
  /// The path of the graded project, relative to the submission's folder.
  package var project: String?
  /// Notes for the teacher.
  package var notes: [String]
  /// The duration of the grading, in seconds of real time.
  package var seconds = 0.0
  /// The results of the flows and tests.
  package var results: [GradedResult] = []

  init(_ submission: Submission) {
    folder = submission.folder
    student = submission.student
    notes = submission.notes
  }

  /// The points that the submission earned.
  package var points: Double { results.reduce(0) { $0 + $1.points } }

  /// The student's name, or the folder's name if there's none.
  package var name: String { student ?? folder }
}
