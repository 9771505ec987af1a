import Foundation

/// Stores the notifications of a device's apps in one file for each app, so that they outlive the
/// apps and the device's process.
struct NotificationStore {
  private let folder: URL
  private(set) var apps: [String: AppNotifications] = [:]
  /// The names of the apps' files, by bundle identifier.
  private var names: [String: String] = [:]
  /// The apps with unsaved changes.
  private var changed: Set<String> = []

  init(in folder: URL) {
    self.folder = folder
  }

  subscript(bundleID: String) -> AppNotifications { apps[bundleID] ?? AppNotifications() }

  /// The time on the device's clock at which the next request of any app is due.
  var nextDue: Double? { apps.values.compactMap(\.nextDue).min() }

  /// The numbers in the icons' badges, by bundle identifier.
  var badges: [String: Int] { apps.mapValues(\.badge).filter { $0.value > 0 } }

  private func file(of bundleID: String) -> URL {
    folder.appendingPathComponent("\(names[bundleID] ?? bundleID).json")
  }

  /// Loads the saved data of an app.
  ///
  /// Unreadable data is ignored.
  /// - Parameter name: The name of the app's file, which is unique even among apps with the same
  ///   bundle identifier.
  mutating func load(_ bundleID: String, from name: String, at now: Double) {
    if names.updateValue(name, forKey: bundleID) != name { apps[bundleID] = nil }
    guard apps[bundleID] == nil, let data = try? Data(contentsOf: file(of: bundleID)),
      var kept = try? JSONDecoder().decode(AppNotifications.self, from: data)
    else { return }
    kept.start(at: now, date: Date())
    apps[bundleID] = kept
  }

  /// Changes the data of an app.
  ///
  /// Call `save()` to write it.
  mutating func change(_ bundleID: String, _ change: (inout AppNotifications) -> Void) {
    change(&apps[bundleID, default: AppNotifications()])
    changed.insert(bundleID)
  }

  /// Saves the changes.
  /// - Throws: An error if a file can't be written. The changes remain in memory.
  mutating func save() throws {
    let bundleIDs = changed
    changed = []
    // The folder of a throwaway device no longer exists after the device was shut down.
    let device = folder.deletingLastPathComponent()
    guard !bundleIDs.isEmpty, FileManager.default.fileExists(atPath: device.path) else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for bundleID in bundleIDs {
      try JSONEncoder().encode(apps[bundleID]).write(to: file(of: bundleID), options: .atomic)
    }
  }

  /// Deletes the data of an app.
  /// - Throws: An error if the app's file can't be removed.
  mutating func forget(_ bundleID: String) throws {
    apps[bundleID] = nil
    changed.remove(bundleID)
    let file = file(of: bundleID)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}
