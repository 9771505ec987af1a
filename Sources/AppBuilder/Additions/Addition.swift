import Foundation
import Safeguards

/// The places of new files in a target, and the change to the project's file that makes them members.
package struct Addition: Codable, Sendable {
  /// The name of the target.
  package let target: String
  /// The name of the target's Swift module.
  package let module: String
  /// The folder of the project.
  package let root: URL
  /// The folder of the new files.
  package let folder: URL
  /// The target's Swift files.
  package let sources: [URL]
  /// The target's resources, such as storyboards and asset catalogs.
  package let resources: [URL]
  /// The project's file.
  package let projectFile: URL
  /// The text of the project's file with the new files, or `nil` if it doesn't change, because the
  /// folder is synchronized.
  package let projectText: String?

  /// Creates an addition, which nothing has performed yet.
  package init(
    target: String, module: String, root: URL, folder: URL, sources: [URL], resources: [URL],
    projectFile: URL, projectText: String?
  ) {
    self.target = target
    self.module = module
    self.root = root
    self.folder = folder
    self.sources = sources
    self.resources = resources
    self.projectFile = projectFile
    self.projectText = projectText
  }

  /// Finds the places of new files in a target.
  /// - Parameters:
  ///   - names: The names of the files.
  ///   - place: An `.xcodeproj`, a folder that contains one, or a folder in the project.
  ///   - target: The name of the target, or `nil` for the app.
  ///   - folder: The folder of the files, or `nil` for the one that the target's other files are in.
  /// - Throws: `BuildFailure` if the project can't be read, or has no such target or folder.
  package static func find(
    placesOf names: [String], in place: URL, target: String? = nil, folder: URL? = nil
  ) async throws -> Addition {
    let (project, inner) = try project(at: place)
    let area = ReadingArea(
      around: ProjectFinder.namedFolder(project), named: ProjectFinder.namedFolder(place))
    return try await BuildProcess().addition(
      AdditionRequest(
        project: project, target: target, folder: folder ?? inner, names: names, area: area))
  }

  /// Returns the project at a place or, if the place is a folder in a project, that project and the
  /// folder.
  private static func project(at place: URL) throws -> (project: URL, folder: URL?) {
    let found = Result { try ProjectFinder.find(place) }
    if case .success(let project) = found, !ProjectFinder.isLoose(project) { return (project, nil) }
    if let project = ProjectFinder.project(around: place) { return (project, place) }
    return (try found.get(), nil)
  }
}
