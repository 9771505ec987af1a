import Foundation
import Safeguards

/// A project's `Package.resolved` file, which lists the commit of each package.
struct ResolvedPackages {
  private static let longestFile = 4 << 20

  private let commits: [String: String]

  /// Reads the file that Xcode keeps in a project, or in the workspace next to it if the project
  /// has none.
  init(of project: URL, in area: ReadingArea) {
    let name = project.deletingPathExtension().lastPathComponent
    let beside = project.deletingLastPathComponent()
    let workspaces = [
      project.appendingPathComponent("project.xcworkspace"),
      beside.appendingPathComponent("\(name).xcworkspace"),
    ]
    for workspace in workspaces {
      let file = workspace.appendingPathComponent("xcshareddata/swiftpm/Package.resolved")
      if (try? area.resolve(file)) != nil,
        let data = try? InputFile.read(file, atMost: Self.longestFile),
        let content = try? JSONDecoder().decode(Content.self, from: data)
      {
        let pins = content.pins ?? content.object?.pins ?? []
        commits = Dictionary(
          pins.compactMap { pin in
            guard let location = pin.location ?? pin.repositoryURL, let commit = pin.state.revision
            else { return nil }
            return (PackageIdentity.of(location), commit)
          }, uniquingKeysWith: { first, _ in first })
        return
      }
    }
    commits = [:]
  }

  /// Returns the commit of the package at a location.
  func commit(of location: String) -> String? {
    commits[PackageIdentity.of(location)].flatMap {
      $0.wholeMatch(of: /[0-9a-f]{40,64}/) == nil ? nil : $0
    }
  }

  private struct Content: Decodable {
    struct Object: Decodable {
      let pins: [Pin]
    }

    struct Pin: Decodable {
      struct State: Decodable {
        let revision: String?
      }

      let location: String?
      let repositoryURL: String?
      let state: State
    }

    let object: Object?
    let pins: [Pin]?
  }
}
