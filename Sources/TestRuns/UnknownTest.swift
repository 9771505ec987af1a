import Flows
import Suggestions

/// A name from `--only` or `--skip` that no test has.
package struct UnknownTest: Error, CustomStringConvertible {
  /// The name.
  let name: String
  /// The names of all tests.
  let known: Set<String>

  /// The name, and similar ones.
  package var description: String {
    let near = Spelling.near(name, among: known)
    let few = 10
    let advice =
      near.isEmpty && known.count > few ? nil : Spelling.advice(for: name, among: known)
    return "No test is named “\(name)”" + (advice.map { ": \($0)" } ?? "") + "."
  }
}
