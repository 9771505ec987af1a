import Foundation
import Safeguards

/// A request to `quince-builder`, as JSON.
package enum BuilderRequest: Codable, Sendable {
  case build(BuildJob)
  /// Rewrites a project's files while they're edited.
  ///
  /// The process reads `EditingRequest`s until its standard input ends.
  case edit(BuildJob)
  /// Lists the projects in a workspace, either those with an app or those with tests.
  case projects(workspace: URL, forTests: Bool, area: ReadingArea)
  /// Lists the packages and pods that a project needs.
  case packages(BuildJob)
  /// Lists the tests that the files in a folder declare.
  case tests(AddedTests, folder: URL)
  /// Finds the places of new files.
  case addition(AdditionRequest)

  /// Whether the process serves a language server.
  package var isEditing: Bool {
    if case .edit = self { return true }
    return false
  }

  /// The project, workspace, or folder that the request is about.
  package var place: URL {
    switch self {
    case .build(let job), .packages(let job), .edit(let job): job.project
    case .projects(let workspace, _, _): workspace
    case .tests(_, let folder): folder
    case .addition(let request): request.project
    }
  }
}
