import Foundation

/// A story that a finger performs on an app, read from a YAML file in Maestro's format.
package struct Flow: Sendable {
  /// The name that the file gives, or else the file's.
  package var name: String
  package var file: URL
  /// The bundle identifier of the app; `nil` is the app that the flow is played with.
  package var appID: String?
  package var tags: [String]
  package var steps: [FlowStep]
}

/// A command of a flow, with its place in the file.
package struct FlowStep: Sendable {
  package var command: FlowCommand
  package var file: URL
  /// From 1.
  package var line: Int
  /// What the person calls the step (`label`), or nothing.
  package var label: String?
  /// Whether the flow goes on if the step fails.
  package var isOptional: Bool
}
