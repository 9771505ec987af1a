/// A fault that a probe detects without a crash.
package struct Fault: Error, CustomStringConvertible {
  /// A description of the problem.
  package let description: String

  /// Creates a fault with a description.
  package init(_ description: String) {
    self.description = description
  }
}
