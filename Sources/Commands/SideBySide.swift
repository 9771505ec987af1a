import ArgumentParser
import Simulator

/// Devices to show side by side, as the user lists them.
struct SideBySide {
  let kinds: [DeviceKind]

  /// - Parameter text: the devices, with commas between them.
  /// - Throws: `ValidationError`, which names the invalid part.
  init(_ text: String) throws {
    do {
      kinds = try text.split(separator: ",").map { try DeviceKind(String($0)) }
    } catch {
      throw ValidationError("\(error)")
    }
    guard (1...DeviceGroup.most).contains(kinds.count) else {
      throw ValidationError("--devices must list 1 to \(DeviceGroup.most) devices.")
    }
  }
}
