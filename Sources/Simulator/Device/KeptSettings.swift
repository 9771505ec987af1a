import DeviceProtocol
import Foundation
import Safeguards

/// A device's settings, as stored until the device is used again.
package struct KeptSettings: Codable, Equatable, Sendable {
  /// The device model, if the user has chosen one.
  package var model: String?
  /// Light or dark.
  package var appearance = DeviceConfiguration.Appearance.light
  /// Apple's name of the size of text.
  package var textSize = ContentSize.standard
  /// Language and region.
  package var locale = DeviceLocale.standard.identifier
  /// The switches that are on.
  package var switches: [DeviceSwitch] = []
  /// The name of the time zone; `nil` is the machine's.
  package var timeZone: String?
  /// Whether a face or a finger is enrolled.
  package var isEnrolled = false
  /// The device's location.
  package var location = DeviceLocation.none

  /// Creates the default settings.
  package init() {}

  private static let name = "settings.json"
  /// A way of many points is the longest that there is.
  private static let longest = 4 << 20

  /// Reads the settings stored in a device's folder.
  package init(in folder: URL) {
    self.init()
    let file = folder.appendingPathComponent(Self.name)
    // A device starts without settings, too: before there are any, and if another version of Quince
    // has written them.
    guard let data = try? InputFile.read(file, atMost: Self.longest),
      let kept = try? JSONDecoder().decode(KeptSettings.self, from: data), kept.isValid
    else { return }
    self = kept
  }

  private var isValid: Bool {
    ContentSize.categories.contains(textSize) && DeviceLocale(locale) != nil
      && timeZone.map { TimeZone(identifier: $0) != nil } ?? true && location.fault == nil
      && model.map { (try? DeviceModel.named($0)) != nil } ?? true
  }

  /// Keeps the settings in a device's folder.
  func write(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(
      to: folder.appendingPathComponent(Self.name), options: .atomic)
  }
}
