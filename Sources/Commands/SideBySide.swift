import ArgumentParser
import Simulator

/// The devices to show side by side, as the user specified them.
struct SideBySide {
  let kinds: [DeviceKind]

  /// - Parameter text: The devices, separated by commas.
  /// - Throws: `ValidationError` with the invalid part.
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
