import Foundation

/// The result of a project.
package struct ProjectResult: Codable, Sendable {
  /// The project.
  package let project: FoundProject
  /// The outcome.
  package var outcome = Outcome.notSurveyed
  /// The reason in a sentence, or `nil` if the outcome is enough.
  package var reason: String?
  /// The durations.
  package var durations = Durations()
  /// The number of times that the app was touched, typed into, rotated, or relaunched.
  package var steps = 0
  /// Whether the time was over before all steps were done.
  package var isCutShort = false
  /// The findings, the most serious first.
  package var findings: [Finding] = []
  /// The names that the compiler misses.
  package var missing: Set<MissingName> = []
  /// The first screen, and another one if there was one.
  package var pictures: [ScreenPicture] = []

  /// Creates the empty result of a project.
  package init(_ project: FoundProject) {
    self.project = project
  }

  /// Returns the result of a project that couldn't be surveyed.
  static func notSurveyed(_ project: FoundProject, because reason: String) -> ProjectResult {
    var result = ProjectResult(project)
    result.reason = reason
    return result
  }
}
