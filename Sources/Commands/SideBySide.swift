import ArgumentParser
import Simulator

/// Devices that are shown side by side, as a person lists them.
struct SideBySide {
  let kinds: [DeviceKind]

  /// - Parameter text: the devices, with commas between them.
  /// - Throws: `ValidationError`, which says what isn't a device.
  init(_ text: String) throws {
    do {
      kinds = try text.split(separator: ",").map { try DeviceKind(String($0)) }
    } catch {
      throw ValidationError("\(error)")
    }
    guard (1...DeviceGroup.most).contains(kinds.count) else {
      throw ValidationError("There can be 1 to \(DeviceGroup.most) devices side by side.")
    }
  }
}
