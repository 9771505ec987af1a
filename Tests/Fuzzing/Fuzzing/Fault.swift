/// Something that a probe finds wrong without a crash.
package struct Fault: Error, CustomStringConvertible {
  /// A description of the problem.
  package let description: String

  /// A fault in words.
  package init(_ description: String) {
    self.description = description
  }
}
