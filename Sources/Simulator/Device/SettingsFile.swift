import Foundation

/// The file with a device's settings; used on the device's queue only.
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
  /// - Throws: what keeps the file from being written. The same settings aren't written again.
  func save(_ settings: KeptSettings) throws {
    guard settings != last else { return }
    last = settings
    try settings.write(in: folder)
  }
}
