/// The effects of a tool, which clients show or ask about.
enum ToolEffect {
  /// The tool changes neither files nor the app.
  case looks
  /// The tool builds the project or uses the app, but changes no files of the project.
  case usesApp
  /// The tool adds files to the project's folder, and changes or replaces others.
  case changesFiles
}
