import Foundation
import Safeguards

/// The folders with apps' data on one device model.
///
/// An app is identified by its bundle identifier and the location of its project. Any project can
/// use any identifier, so the identifier alone must not give access to another project's data. A
/// folder without a known owner, created by an older version, belongs to the first project with its
/// identifier.
struct AppContainers {
  private struct Entry: Codable {
    let bundleID: String
    let location: String
    /// The name of the folder.
    let name: String
  }

  private static let file = "containers.json"

  private let model: URL
  private var entries: [Entry] = []
  private var isSaved = true

  /// Reads the stored data of a device model.
  /// - Parameter model: The folder of the device model.
  init(in model: URL) {
    self.model = model
    entries = (try? RootFolder(model).value([Entry].self, at: Self.file)) ?? []
  }

  /// The folder that contains the data folders.
  private var folder: URL { model.appendingPathComponent("Containers", isDirectory: true) }

  /// Returns the folder with the data of apps that are known only by their bundle identifiers.
  func folder(of bundleID: String) -> URL {
    folder.appendingPathComponent(bundleID, isDirectory: true)
  }

  /// Returns the folder with an app's data.
  func folder(of app: InstalledApp) -> URL { folder(of: name(of: app) ?? app.bundleID) }

  /// Returns the name of an app's folder, and chooses one the first time.
  mutating func claimName(for app: InstalledApp) -> String {
    if let name = name(of: app) { return name }
    let taken = Set(entries.map(\.name))
    let names = (1...).lazy.map { $0 == 1 ? app.bundleID : "\(app.bundleID) \($0)" }
    let name = names.first { !taken.contains($0) && ($0 == app.bundleID || !exists($0)) }!
    entries.append(Entry(bundleID: app.bundleID, location: app.location, name: name))
    isSaved = false
    return name
  }

  /// Saves the owners of the folders.
  /// - Throws: `FileFailure` if the file can't be written. Apps must not store data then, because
  ///   its owner would be unknown.
  mutating func save() throws {
    if isSaved { return }
    try RootFolder(making: model, mode: 0o700).keep(entries, at: Self.file)
    isSaved = true
  }

  /// Removes an app's data.
  /// - Throws: `FileFailure`
  func remove(_ app: InstalledApp) throws {
    let folder = folder(of: app)
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try RootFolder(folder.deletingLastPathComponent()).remove(folder.lastPathComponent)
  }

  private func name(of app: InstalledApp) -> String? {
    entries.first { $0.bundleID == app.bundleID && $0.location == app.location }?.name
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}
