/// How long each part of a project's survey took, in seconds; `nil` for what it didn't come to.
package struct Durations: Codable, Equatable, Sendable {
  /// Reading and compiling the project.
  package var build: Double?
  /// From starting the app to its first screen at rest.
  package var launch: Double?
  /// Using the app.
  package var use: Double?
  /// All of it.
  package var whole = 0.0

  /// Nothing has taken any time yet.
  package init() {}
}
