import DeviceProtocol
import Foundation

/// The result of surveying a project.
package struct ProjectResult: Codable, Sendable {
  /// The project.
  package let project: FoundProject
  /// The outcome.
  package var outcome = Outcome.notSurveyed
  /// The reason for the outcome, as a sentence, or `nil` if the outcome doesn't need an
  /// explanation.
  package var reason: String?
  /// The system that the app was built for and ran on, or `nil` if it wasn't built.
  package var system: SystemRelease?
  /// The durations of the parts of the survey.
  package var durations = Durations()
  /// The number of times that the app was touched, typed into, rotated, or relaunched.
  package var steps = 0
  /// Whether the time ran out before all steps were completed.
  package var isCutShort = false
  /// The findings, the most serious first.
  package var findings: [Finding] = []
  /// The Apple names that the compiler doesn't find.
  package var missing: Set<MissingName> = []
  /// Screenshots of the first screen and, if there was one, another screen.
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
