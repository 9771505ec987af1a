/// The error for a report that isn't consistent with the requests to a test process and its earlier
/// reports.
struct ReportMisfit: Error, CustomStringConvertible {
  /// A description of the mismatch.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
