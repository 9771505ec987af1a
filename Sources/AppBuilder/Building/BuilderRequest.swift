import Foundation
import Safeguards

/// A request to `quince-builder`, as JSON.
package enum BuilderRequest: Codable, Sendable {
  case build(BuildJob)
  /// Lists the projects in a workspace, either those with an app or those with tests.
  case projects(workspace: URL, forTests: Bool, area: ReadingArea)
  /// Lists the packages and pods that a project needs.
  case packages(BuildJob)
  /// Lists the tests that the files in a folder declare.
  case tests(AddedTests, folder: URL)

  /// The project, workspace, or folder that the request is about.
  package var place: URL {
    switch self {
    case .build(let job), .packages(let job): job.project
    case .projects(let workspace, _, _): workspace
    case .tests(_, let folder): folder
    }
  }
}
