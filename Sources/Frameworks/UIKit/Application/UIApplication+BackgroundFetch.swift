import Foundation
import Stubs

/// Fetching in the background, which the device has no app do.
extension UIApplication {
  /// The smallest interval between two fetches in the background that the system allows.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// An interval that turns off background fetches.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }

  /// Sets the time between two fetches in the background; deprecated in favor of background tasks.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    Stub.minimumBackgroundFetchInterval.tell(
      if: minimumBackgroundFetchInterval < Self.backgroundFetchIntervalNever)
  }
}
