import Foundation

/// The number of taps and the delay between them.
package struct TapOptions: Sendable, Equatable {
  /// The number of taps.
  package var times: Int
  /// The time between two taps, in seconds.
  package var delay: TimeInterval

  /// Creates options, which describe a single tap by default.
  package init(times: Int = 1, delay: TimeInterval = 0.1) {
    self.times = times
    self.delay = delay
  }
}
