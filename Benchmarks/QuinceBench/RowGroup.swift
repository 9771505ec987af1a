import Benchmarking

/// Rows that are measured together.
protocol RowGroup: SendableMetatype {
  /// The rows, of which a run may need only some.
  static var rows: [BenchmarkRow] { get }

  /// Measures the requested rows.
  static func measure(on bench: Workbench) async throws
}
