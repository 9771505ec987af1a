/// A report that doesn't fit what a process with tests was asked for and has reported before.
struct ReportMisfit: Error, CustomStringConvertible {
  /// A description of the mismatch.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
