import Foundation
import Safeguards

/// The folders where the devices of `quince run` store their data.
enum DeviceStorage {
  private static let folder = OwnFolder.data.url

  private static let named = folder.appendingPathComponent("named-devices")

  /// Returns the folder of the device with a name, or of the unnamed device.
  static func folder(of name: DeviceName?) -> URL {
    guard let name else { return folder.appendingPathComponent("devices") }
    return named.appendingPathComponent(name.text)
  }

  /// The names of the devices that have a folder.
  static var names: [DeviceName] {
    let found = try? FileManager.default.contentsOfDirectory(atPath: named.path)
    return (found ?? []).sorted().compactMap { try? DeviceName($0) }
  }
}
