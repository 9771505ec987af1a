/// The place where a language server finds a project's rewritten files.
package struct EditingSite: Codable, Sendable {
  /// The folder with the rewritten files.
  package let folder: String
  /// The command that starts the toolchain's language server, confined to that folder.
  package let command: [String]
  /// The environment of the command.
  package let environment: [String: String]
  /// The rewritten files.
  package let files: [RewrittenSource]
  /// The problems that the builder has found in the project.
  package let problems: [Diagnostic]

  /// Creates a place.
  package init(
    folder: String, command: [String], environment: [String: String],
    files: [RewrittenSource], problems: [Diagnostic]
  ) {
    self.folder = folder
    self.command = command
    self.environment = environment
    self.files = files
    self.problems = problems
  }
}
