import Foundation

/// Films the screen while users use the device; what can do that knows movies, and the device
/// doesn't.
package protocol ScreenFilming: Sendable {
  /// Starts to film.
  /// - Throws: what keeps it from filming, such as a program that isn't installed.
  func begin(_ device: Device) async throws

  /// Ends the film and makes a movie of it.
  /// - Throws: what keeps the movie from being made.
  func end(as format: MovieFormat) async throws -> Data

  /// Ends the film and forgets it.
  func discard() async
}
