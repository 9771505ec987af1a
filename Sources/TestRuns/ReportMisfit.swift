/// A report that doesn't fit the requests to a process with tests and its earlier reports.
struct ReportMisfit: Error, CustomStringConvertible {
  /// A description of the mismatch.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
