import AppRuntime
import Foundation

/// The state that an app has saved.
///
/// It's restored if the app's process ended without the user quitting the app.
struct SavedState: Codable {
  /// The state of a scene's session.
  struct Scene: Codable {
    let persistentIdentifier: String
    let userInfo: ActivityValue?
    let activity: ActivityRecord?
  }

  /// The state of an app without scenes.
  struct Application: Codable {
    /// The data that the app's delegate has encoded.
    let state: Data
    let root: ControllerRecord?
  }

  var scene: Scene?
  var application: Application?

  /// The maximum size of a state in bytes.
  ///
  /// A larger state is neither written nor read.
  private static let most = 16_000_000

  private static var folder: String {
    let name = Bundle.main.bundleIdentifier ?? "App"
    return NSHomeDirectory() + "/Library/Saved Application State/\(name).savedState"
  }

  private static var file: String { "\(folder)/state.json" }

  /// Returns and removes the state that the previous process has saved.
  ///
  /// Because it's removed, a state that crashes the app is used only once.
  static func take() -> SavedState? {
    guard access(file, F_OK) == 0 else { return nil }
    defer { remove() }
    guard let data = FileManager.default.contents(atPath: file), data.count <= most else {
      return nil
    }
    // Another version of Quince may have written the state.
    return try? JSONDecoder().decode(SavedState.self, from: data)
  }

  /// Removes the saved state.
  static func remove() {
    unlink(file)
  }

  /// Saves the state.
  ///
  /// An empty state is removed instead.
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
