import Flows

/// There is no test of a name that the person gives.
package struct UnknownTest: Error, CustomStringConvertible {
  /// The name.
  let name: String
  /// The names that there are.
  let known: Set<String>

  /// The name, and those that are like it.
  package var description: String {
    let near = Spelling.near(name, among: known)
    let few = 10
    let advice =
      near.isEmpty && known.count > few ? nil : Spelling.advice(for: name, among: known)
    return "There are no tests called “\(name)”" + (advice.map { "; \($0)" } ?? "") + "."
  }
}
