import Foundation

/// The file with a device's settings.
///
/// Use it only on the device's queue.
final class SettingsFile {
  private let folder: URL
  /// The settings in the file.
  private var last: KeptSettings

  /// - Parameter folder: The device's folder.
  init(in folder: URL) {
    self.folder = folder
    last = KeptSettings(in: folder)
  }

  /// Saves the settings if they differ from those in the file.
  /// - Throws: The reason that the file can't be written. After an error, the same settings aren't
  ///   written again.
  func save(_ settings: KeptSettings) throws {
    guard settings != last else { return }
    last = settings
    try settings.write(in: folder)
  }
}
