import Foundation

/// The folders in which the devices of `quince run` keep their data.
enum DeviceStorage {
  private static let folder: URL = {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share"
    return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("quince")
  }()

  private static let named = folder.appendingPathComponent("named-devices")

  /// The folder of the device with a name, or of the one without.
  static func folder(of name: DeviceName?) -> URL {
    guard let name else { return folder.appendingPathComponent("devices") }
    return named.appendingPathComponent(name.text)
  }

  /// The names of the devices that have one.
  static var names: [DeviceName] {
    let found = try? FileManager.default.contentsOfDirectory(atPath: named.path)
    return (found ?? []).sorted().compactMap { try? DeviceName($0) }
  }
}
