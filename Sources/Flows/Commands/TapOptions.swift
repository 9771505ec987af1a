import Foundation

/// How often a finger taps.
package struct TapOptions: Sendable, Equatable {
  /// How many taps.
  package var times = 1
  /// Seconds between two taps.
  package var delay: TimeInterval = 0.1
}
