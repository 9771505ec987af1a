import Foundation

extension ProcessInfo {
  /// How warm the device is.
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

  /// How warm the device is, which a simulated one never gets.
  public var thermalState: ThermalState { .nominal }
}
