import Foundation
import Safeguards

/// A request to `quince-builder`, as JSON.
package enum BuilderRequest: Codable, Sendable {
  case build(BuildJob)
  /// The projects that a workspace names: those with an app, or those with tests.
  case projects(workspace: URL, forTests: Bool, area: ReadingArea)
  /// The tests that files in a folder declare.
  case tests(AddedTests, folder: URL)

  /// The project, workspace, or folder that the request is about.
  package var place: URL {
    switch self {
    case .build(let job): job.project
    case .projects(let workspace, _, _): workspace
    case .tests(_, let folder): folder
    }
  }
}
