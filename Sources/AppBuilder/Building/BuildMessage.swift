import Foundation

/// A message from `quince-builder` to the process that started it, as a line of JSON.
package enum BuildMessage: Codable, Sendable {
  case step(BuildStep)
  /// Work on a source file, by its path, starts.
  case begin(String)
  /// Work on a source file ends.
  case end(String)
  /// The product has been built; `isNew` is false if another build had made it in the meantime.
  case made(BuildRecord, isNew: Bool)
  /// The projects of a workspace, in its order.
  case projects([URL])
  /// The tests that files declare, by their targets.
  case tests([DeclaredTests])
  /// The build failed; `otherKind` is as `BuildFailure` has it.
  case failed([Diagnostic], otherKind: String? = nil)
}
