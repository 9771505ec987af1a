import AppRuntime
import Foundation

/// The state that an app has saved so that it's restored after its process ended without the user
/// quitting it.
struct SavedState: Codable {
  /// A scene's session.
  struct Scene: Codable {
    let persistentIdentifier: String
    let userInfo: ActivityValue?
    let activity: ActivityRecord?
  }

  /// An app without scenes.
  struct Application: Codable {
    /// The data that the app's delegate has encoded.
    let state: Data
    let root: ControllerRecord?
  }

  var scene: Scene?
  var application: Application?

  /// A state of more bytes than this is neither written nor read.
  private static let most = 16_000_000

  private static var folder: String {
    let name = Bundle.main.bundleIdentifier ?? "App"
    return NSHomeDirectory() + "/Library/Saved Application State/\(name).savedState"
  }

  private static var file: String { "\(folder)/state.json" }

  /// Takes the state that the process before has saved. It's gone then, so that one with which the
  /// app crashes is tried once.
  static func take() -> SavedState? {
    guard access(file, F_OK) == 0 else { return nil }
    defer { remove() }
    guard let data = FileManager.default.contents(atPath: file), data.count <= most else {
      return nil
    }
    // Another version of Quince may have written it.
    return try? JSONDecoder().decode(SavedState.self, from: data)
  }

  /// Forgets the saved state.
  static func remove() {
    unlink(file)
  }

  /// Saves the state; one that holds nothing is forgotten.
  func save() {
    guard scene != nil || application != nil else { return Self.remove() }
    do {
      let data = try JSONEncoder().encode(self)
      guard data.count <= Self.most else {
        return report(
          .error,
          "The app's state wasn't saved: it has \(data.count) bytes; the limit is \(Self.most).")
      }
      try FileManager.default.createDirectory(
        atPath: Self.folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: Self.file), options: .atomic)
    } catch {
      report(.error, "Can't save the app's state: \(error)")
    }
  }
}
