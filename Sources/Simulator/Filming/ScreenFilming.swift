import Foundation

/// Records the screen while users use the device.
///
/// The implementation handles the movie format, which the device doesn't know about.
package protocol ScreenFilming: Sendable {
  /// Starts recording.
  /// - Throws: An error if recording isn't possible, for example because a program isn't installed.
  func begin(_ device: Device) async throws

  /// Stops recording, and makes a movie.
  /// - Throws: An error if the movie can't be made.
  func end(as format: MovieFormat) async throws -> Data

  /// Stops recording, and discards the recording.
  func discard() async
}
