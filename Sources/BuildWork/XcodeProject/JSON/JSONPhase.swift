/// A build phase of a target.
struct JSONPhase {
  let id: String
  /// The name of the target.
  let target: String
  /// The word for the kind, such as `compile-sources`.
  let kind: String
  /// The name of the phase, or `nil` if it has the default one.
  let name: String?
  /// The IDs of its build files, in the order of the tree.
  var files: [String] = []
}
