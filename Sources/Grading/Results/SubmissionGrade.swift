import Foundation

/// The grade of one submission.
package struct SubmissionGrade: Codable, Equatable, Sendable {
  /// The status of the grading.
  package enum Status: String, Codable, Sendable {
    /// The submission was graded.
    case graded
    /// The project doesn't build.
    case buildFailed
    /// The submission's time was over before everything was run.
    case timedOut
    /// There's no project, or no submission at all.
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
  /// The reason that it's incomplete, as a sentence.
  package var reason: String?
  /// The project that was graded, from the submission's folder.
  package var project: String?
  /// Remarks for the teacher.
  package var notes: [String]
  /// Real seconds that it took.
  package var seconds = 0.0
  /// The results of the flows and tests.
  package var results: [GradedResult] = []

  init(_ submission: Submission) {
    folder = submission.folder
    student = submission.student
    notes = submission.notes
  }

  /// The points that were earned.
  package var points: Double { results.reduce(0) { $0 + $1.points } }

  /// The student's name, or the folder without one.
  package var name: String { student ?? folder }
}
