import Foundation

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal
    /// Somewhat warm.
    case fair
    /// So warm that the system slows down.
    case serious
    /// So warm that apps must do as little as they can.
    case critical
  }

  /// Whether the device saves power, which a simulated one doesn't.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state of the device, which is always nominal in a simulation.
  public var thermalState: ThermalState { .nominal }
}
