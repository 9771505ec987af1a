import DeviceProtocol
import Foundation
import Safeguards

/// A device's saved settings.
package struct KeptSettings: Codable, Equatable, Sendable {
  /// The device model, if the user has chosen one.
  package var model: String?
  /// The system, if the user has chosen one.
  package var system: SystemRelease?
  /// The light or dark appearance.
  package var appearance = DeviceConfiguration.Appearance.light
  /// The text size, as Apple's name.
  package var textSize = ContentSize.standard
  /// The language and region.
  package var locale = DeviceLocale.standard.identifier
  /// The switches that are on.
  package var switches: [DeviceSwitch] = []
  /// The name of the time zone, or `nil` for the computer's.
  package var timeZone: String?
  /// Whether a face or fingerprint is enrolled.
  package var isEnrolled = false
  /// The device's location.
  package var location = DeviceLocation.none
  /// The state of the network.
  package var network = DeviceNetwork.online

  /// Creates the default settings.
  package init() {}

  /// Decodes the settings, except for a system that only another version of Quince has.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    model = try values.decodeIfPresent(String.self, forKey: .model)
    system = try? values.decode(SystemRelease.self, forKey: .system)
    appearance = try values.decode(DeviceConfiguration.Appearance.self, forKey: .appearance)
    textSize = try values.decode(String.self, forKey: .textSize)
    locale = try values.decode(String.self, forKey: .locale)
    switches = try values.decode([DeviceSwitch].self, forKey: .switches)
    timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone)
    isEnrolled = try values.decode(Bool.self, forKey: .isEnrolled)
    location = try values.decode(DeviceLocation.self, forKey: .location)
    network = try values.decodeIfPresent(DeviceNetwork.self, forKey: .network) ?? .online
  }

  private static let name = "settings.json"
  /// The maximum size of the file in bytes, which a location path with many points comes closest
  /// to.
  private static let longest = 4 << 20

  /// Reads the settings saved in a device's folder.
  package init(in folder: URL) {
    self.init()
    let file = folder.appendingPathComponent(Self.name)
    // A device also starts without settings if there aren't any yet, or if another version of
    // Quince saved them.
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

  /// Saves the settings in a device's folder.
  func write(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(
      to: folder.appendingPathComponent(Self.name), options: .atomic)
  }
}
