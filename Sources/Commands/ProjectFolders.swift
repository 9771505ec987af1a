import AppBuilder
import Foundation
import Synchronization

/// Where the projects of the apps on a device are.
final class ProjectFolders: Sendable {
  private let folders = Mutex<[String: URL]>([:])

  /// Notes the project that an app was built from.
  func note(_ project: String, of bundleID: String) {
    guard let file = try? ProjectFinder.find(URL(fileURLWithPath: project)) else { return }
    folders.withLock { $0[bundleID] = file.deletingLastPathComponent() }
  }

  /// The folder in which an app's project is.
  func folder(of bundleID: String) -> URL? {
    folders.withLock { $0[bundleID] }
  }
}
