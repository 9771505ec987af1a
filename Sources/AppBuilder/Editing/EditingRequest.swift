/// A request to a `quince-builder` that rewrites files while they're edited, as a line of JSON.
package enum EditingRequest: Codable, Sendable {
  /// Reads the project, and compiles the libraries that it needs.
  case prepare
  /// Rewrites a file with new contents, or with those on disk if they're `nil`.
  case change(path: String, text: String?)
  /// Reads the project's files again, and rewrites all of them.
  case refresh
  /// Checks the storyboards, asset catalogs, and other files.
  case check
  /// Compiles the rewritten files, so that the index has their symbols.
  case index
  /// Words the compiler's messages about a file as Quince does, and leaves out those that the user
  /// can't act on.
  case explain(path: String, [CompilerMessage])
  /// Finds the names in storyboards and nibs that change with those in code.
  ///
  /// The new texts of the files with the code, by path, differ from the current ones in names only.
  case rename([String: String])
}
