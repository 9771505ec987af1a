import Foundation

/// A message from `quince-builder` to the process that started it, as a line of JSON.
package enum BuildMessage: Codable, Sendable {
  case step(BuildStep)
  /// Work starts on the source file with a path.
  case begin(String)
  /// Work ends on a source file.
  case end(String)
  /// The product is built.
  ///
  /// `isNew` is false if another build finished it in the meantime.
  case made(BuildRecord, isNew: Bool)
  /// The projects in a workspace, in order.
  case projects([URL])
  /// The packages and pods that a project needs.
  case packages([PackageStatus])
  /// The tests that files declare, by target.
  case tests([DeclaredTests])
  /// The places of new files.
  case addition(Addition)
  /// The build failed.
  ///
  /// `otherKind` is the same as in `BuildFailure`.
  case failed([Diagnostic], otherKind: String? = nil)
}
