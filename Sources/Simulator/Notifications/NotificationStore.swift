import Foundation

/// Keeps the notifications of a device's apps, in a file each, so that they outlast apps and the
/// device's process.
struct NotificationStore {
  private let folder: URL
  private(set) var apps: [String: AppNotifications] = [:]
  /// The names of the apps' files by bundle identifiers.
  private var names: [String: String] = [:]
  /// The apps whose files are out of date.
  private var changed: Set<String> = []

  init(in folder: URL) {
    self.folder = folder
  }

  subscript(bundleID: String) -> AppNotifications { apps[bundleID] ?? AppNotifications() }

  /// The time at which the first request of any app is due, on the device's clock.
  var nextDue: Double? { apps.values.compactMap(\.nextDue).min() }

  /// The numbers in the badges of the icons, if there are any.
  var badges: [String: Int] { apps.mapValues(\.badge).filter { $0.value > 0 } }

  private func file(of bundleID: String) -> URL {
    folder.appendingPathComponent("\(names[bundleID] ?? bundleID).json")
  }

  /// Reads the stored data of an app; data that can't be read is as if it had never been there.
  /// - Parameter name: The name of the app's file, which another app with the same bundle
  ///   identifier doesn't have.
  mutating func load(_ bundleID: String, from name: String, at now: Double) {
    if names.updateValue(name, forKey: bundleID) != name { apps[bundleID] = nil }
    guard apps[bundleID] == nil, let data = try? Data(contentsOf: file(of: bundleID)),
      var kept = try? JSONDecoder().decode(AppNotifications.self, from: data)
    else { return }
    kept.start(at: now, date: Date())
    apps[bundleID] = kept
  }

  /// Changes the stored data of an app, which `save()` writes.
  mutating func change(_ bundleID: String, _ change: (inout AppNotifications) -> Void) {
    change(&apps[bundleID, default: AppNotifications()])
    changed.insert(bundleID)
  }

  /// Writes the changes.
  /// - Throws: an error if it can't be written; it's kept for this time all the same.
  mutating func save() throws {
    let bundleIDs = changed
    changed = []
    // The device's folder is gone once a throwaway device has been shut down.
    let device = folder.deletingLastPathComponent()
    guard !bundleIDs.isEmpty, FileManager.default.fileExists(atPath: device.path) else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for bundleID in bundleIDs {
      try JSONEncoder().encode(apps[bundleID]).write(to: file(of: bundleID), options: .atomic)
    }
  }

  /// Forgets an app.
  /// - Throws: an error if its file can't be removed.
  mutating func forget(_ bundleID: String) throws {
    apps[bundleID] = nil
    changed.remove(bundleID)
    let file = file(of: bundleID)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}
