import Foundation

/// Films the screen while users use the device; the implementation knows movies, and the device
/// doesn't.
package protocol ScreenFilming: Sendable {
  /// Starts to film.
  /// - Throws: an error if it can't film, such as for a program that isn't installed.
  func begin(_ device: Device) async throws

  /// Ends the film and makes a movie of it.
  /// - Throws: an error if the movie can't be made.
  func end(as format: MovieFormat) async throws -> Data

  /// Ends the film and forgets it.
  func discard() async
}
