import Foundation

/// A student's submission.
package struct Submission: Sendable {
  /// The folder of the submission, which is all that its project can read.
  package let place: URL
  /// The path of the folder among all submissions, such as `anna`, which is unique.
  package let folder: String
  /// The student's name from the roster, or `nil` without a roster.
  package var student: String?
  /// The projects in the folder, with the most likely one first.
  package var projects: [URL] = []
  /// The reason that the submission can't be graded, as a sentence, or `nil` if it contains a
  /// project.
  package var problem: String?
  /// Notes for the teacher, for example that there are several projects.
  package var notes: [String] = []

  init(_ place: URL, folder: String) {
    self.place = place
    self.folder = folder
  }
}
