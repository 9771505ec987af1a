/// The result of a request to a `quince-builder` that rewrites files while they're edited.
package enum EditingResult: Codable, Sendable {
  /// The project can be edited.
  case ready(EditingSite)
  /// The files that have changed, and the problems that the builder has found in the project.
  case rewritten([RewrittenSource], problems: [Diagnostic])
  /// The index is current.
  case indexed
  /// The messages that are left, by their numbers.
  case explained([Int: Diagnostic])
  /// The request failed.
  case failed([Diagnostic])
}
