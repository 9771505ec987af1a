/// The result of a request to a `quince-builder` that rewrites files while they're edited.
package enum EditingResult: Codable, Sendable {
  /// The project can be edited.
  case ready(EditingSite)
  /// The files that have changed, and the problems that rewriting has found: in the changed file,
  /// or in all files after a `refresh`.
  case rewritten([RewrittenSource], problems: [Diagnostic])
  /// After a `refresh`, the other files are the same, because no declaration has changed.
  case unchanged
  /// The findings about the other files.
  case checked(ProjectCheck)
  /// The index is current. The names belong to members of Quince's frameworks that only its own
  /// code uses. The files are those of tests, if they weren't known before. The problems are those
  /// that rewriting has found in all files.
  case indexed(hidden: Set<String>, tests: [RewrittenSource], problems: [Diagnostic])
  /// The messages that are left, by their numbers.
  case explained([Int: Diagnostic])
  /// The changes of storyboards and nibs.
  case renamed([TextReplacement])
  /// The request failed.
  case failed([Diagnostic])
}
