import Benchmarking

/// Rows that are measured together.
protocol RowGroup: SendableMetatype {
  /// The rows; a run may want only some.
  static var rows: [BenchmarkRow] { get }

  /// Measures those of the rows that are wanted.
  static func measure(on bench: Workbench) async throws
}
