import Foundation

/// What `quince-builder` is asked for, as JSON.
package enum BuilderRequest: Codable, Sendable {
  case build(BuildJob)
  /// The projects with an app that a workspace names.
  case projects(workspace: URL)

  /// What the request is about.
  package var place: URL {
    switch self {
    case .build(let job): job.project
    case .projects(let workspace): workspace
    }
  }
}
