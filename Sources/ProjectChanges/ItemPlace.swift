import AppBuilder
import Foundation

/// The place of a new item.
package struct ItemPlace: Sendable {
  /// An `.xcodeproj`, a folder that contains one, or a folder in the project.
  package let project: URL
  /// The name of the target, or `nil` for the app.
  package let target: String?
  /// The folder of new files, or `nil` for the one that the target's other files are in.
  package let folder: URL?

  /// Creates a place, which needn't exist.
  package init(project: URL, target: String? = nil, folder: URL? = nil) {
    self.project = project
    self.target = target
    self.folder = folder
  }

  /// Finds the places of new files.
  /// - Throws: `BuildFailure` if the project can't be read, or has no such target or folder.
  func find(_ names: [String]) async throws -> Addition {
    try await Addition.find(placesOf: names, in: project, target: target, folder: folder)
  }
}
