import Foundation

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    /// The temperature is normal.
    case nominal
    /// The temperature is slightly elevated.
    case fair
    /// The system reduces its performance.
    case serious
    /// Apps must reduce their work to a minimum.
    case critical
  }

  /// Whether the device is in Low Power Mode, which is always false for a simulated device.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state of the device, which is always nominal for a simulated device.
  public var thermalState: ThermalState { .nominal }
}
