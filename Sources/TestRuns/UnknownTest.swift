import Flows
import Suggestions

/// The error for a name in `--only` or `--skip` that doesn't match any test.
package struct UnknownTest: Error, CustomStringConvertible {
  /// The unknown name.
  let name: String
  /// The names of all tests.
  let known: Set<String>

  /// A message with the name and similar ones.
  package var description: String {
    let near = Spelling.near(name, among: known)
    let few = 10
    let advice =
      near.isEmpty && known.count > few ? nil : Spelling.advice(for: name, among: known)
    return "No test is named “\(name)”" + (advice.map { ": \($0)" } ?? "") + "."
  }
}
