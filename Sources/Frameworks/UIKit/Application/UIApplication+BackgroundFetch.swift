import Foundation
import Stubs

/// Background fetches, which the device never starts.
extension UIApplication {
  /// The minimum interval between two background fetches that the system allows.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// An interval that turns off background fetches.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }

  /// Sets the interval between two background fetches (deprecated in favor of background tasks).
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    Stub.minimumBackgroundFetchInterval.report(
      if: minimumBackgroundFetchInterval < Self.backgroundFetchIntervalNever)
  }
}
