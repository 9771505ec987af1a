import Foundation

/// The grade of one submission.
package struct SubmissionGrade: Codable, Equatable, Sendable {
  /// How far the grading came.
  package enum Status: String, Codable, Sendable {
    /// Everything was run.
    case graded
    /// The project doesn't build.
    case buildFailed
    /// The submission's time was over before everything was run.
    case timedOut
    /// There is no project, or no submission at all.
    case noProject
    /// It hasn't been graded, through no fault of the student's.
    case notGraded
  }

  /// The folder of the submission.
  package var folder: String
  /// The student's name, as the roster says.
  package var student: String?
  /// How far the grading came.
  package var status = Status.graded
  /// Why it came no further, in a sentence.
  package var reason: String?
  /// The project that was graded, from the submission's folder.
  package var project: String?
  /// Remarks for the teacher.
  package var notes: [String]
  /// Real seconds that it took.
  package var seconds = 0.0
  /// How each flow and test went.
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
