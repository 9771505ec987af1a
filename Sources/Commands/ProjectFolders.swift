import AppBuilder
import Foundation
import Synchronization

/// The folders of the projects of the apps on a device.
final class ProjectFolders: Sendable {
  private let folders = Mutex<[String: URL]>([:])

  /// Records the project that an app was built from.
  func note(_ project: String, of bundleID: String) {
    guard let file = try? ProjectFinder.find(URL(fileURLWithPath: project)) else { return }
    folders.withLock { $0[bundleID] = ProjectFinder.namedFolder(file) }
  }

  /// Returns the folder of an app's project.
  func folder(of bundleID: String) -> URL? {
    folders.withLock { $0[bundleID] }
  }
}
