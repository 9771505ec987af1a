import Foundation

/// One student's submission.
package struct Submission: Sendable {
  /// The folder, which is everything that the submission's project can read.
  package let place: URL
  /// The folder's path among all submissions, such as `anna`; no two submissions have the same.
  package let folder: String
  /// The student's name from the roster; `nil` without one.
  package var student: String?
  /// The projects in the folder, the likeliest first.
  package var projects: [URL] = []
  /// The reason that the submission can't be graded, as a sentence, or `nil` if it contains a
  /// project.
  package var problem: String?
  /// Remarks for the teacher, such as that there are several projects.
  package var notes: [String] = []

  init(_ place: URL, folder: String) {
    self.place = place
    self.folder = folder
  }
}
