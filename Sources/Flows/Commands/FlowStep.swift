import Foundation

/// A command of a flow, with its location in the file.
package struct FlowStep: Sendable {
  /// The command to perform.
  package var command: FlowCommand
  /// The file that contains the step.
  package var file: URL
  /// The line, counted from 1.
  package var line: Int
  /// The original text of the step, on one line.
  package var title: String
  /// The name that the flow's author gave the step with `label`, if any.
  package var label: String?
  /// Whether the flow continues if the step fails.
  package var isOptional: Bool

  /// Creates a step with a command and its location.
  package init(
    command: FlowCommand, file: URL, line: Int, title: String = "", label: String? = nil,
    isOptional: Bool = false
  ) {
    self.command = command
    self.title = title
    self.file = file
    self.line = line
    self.label = label
    self.isOptional = isOptional
  }
}
