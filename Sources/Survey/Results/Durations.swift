/// The durations of the parts of a project's survey, in seconds; `nil` for parts that weren't
/// reached.
package struct Durations: Codable, Equatable, Sendable {
  /// Reading and compiling the project.
  package var build: Double?
  /// The time from starting the app to its first idle screen.
  package var launch: Double?
  /// Using the app.
  package var use: Double?
  /// All of it.
  package var whole = 0.0

  /// Creates durations without any values.
  package init() {}
}
