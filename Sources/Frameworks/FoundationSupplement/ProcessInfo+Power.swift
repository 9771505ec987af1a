import Foundation

extension ProcessInfo {
  /// The thermal state of a device.
  public enum ThermalState: Int, Sendable {
    /// Normal.
    case nominal
    /// Somewhat warm.
    case fair
    /// The system reduces its performance.
    case serious
    /// Apps must do as little as possible.
    case critical
  }

  /// Whether the device saves power, which a simulated one doesn't.
  public var isLowPowerModeEnabled: Bool { false }

  /// The thermal state of the device, which is always nominal in a simulation.
  public var thermalState: ThermalState { .nominal }
}
