/// The durations of the parts of a project's survey, in seconds, or `nil` for parts that weren't
/// reached.
package struct Durations: Codable, Equatable, Sendable {
  /// The time for reading and compiling the project.
  package var build: Double?
  /// The time from starting the app to its first idle screen.
  package var launch: Double?
  /// The time for using the app.
  package var use: Double?
  /// The total time.
  package var whole = 0.0

  /// Creates durations without any values.
  package init() {}
}
