import DeviceProtocol
import Foundation

/// The apps on a device, and data about them that exists while the device is on.
struct InstalledApps {
  /// The apps in the order they were first installed.
  private(set) var all: [InstalledApp] = []
  /// The quick actions that apps have added dynamically, by bundle identifier.
  private var shortcuts: [String: [HomeScreenShortcut]] = [:]
  /// The source files of the apps' projects, by bundle identifier.
  private var sources: [String: SourceIndex] = [:]

  subscript(bundleID: String) -> InstalledApp? { all.first { $0.bundleID == bundleID } }

  /// Adds an app, replacing one with the same bundle identifier.
  /// - Returns: The app of another project that was replaced.
  mutating func install(_ app: InstalledApp) -> InstalledApp? {
    guard let index = all.firstIndex(where: { $0.bundleID == app.bundleID }) else {
      all.append(app)
      return nil
    }
    let previous = all[index]
    all[index] = app
    guard previous.location != app.location else { return nil }
    shortcuts[app.bundleID] = nil
    return previous
  }

  /// Returns the quick actions of an app, starting with those from its Info.plist.
  func shortcuts(of bundleID: String) -> [HomeScreenShortcut] {
    (self[bundleID]?.shortcuts ?? []) + (shortcuts[bundleID] ?? [])
  }

  /// Sets the dynamic quick actions of an app.
  mutating func setShortcuts(_ shortcuts: [HomeScreenShortcut], of bundleID: String) {
    self.shortcuts[bundleID] = shortcuts
  }

  /// Returns the source files of an app's project.
  func sources(of bundleID: String) -> SourceIndex? { sources[bundleID] }

  /// Sets the source files of an app's project.
  mutating func setSources(_ files: SourceIndex, of bundleID: String) {
    sources[bundleID] = files
  }
}
