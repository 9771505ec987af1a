import ArgumentParser
import Benchmarking
import Foundation

/// Measures Quince's costs, and compares them with other programs.
@main
struct QuinceBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quince-bench",
    abstract: "Measures what Quince costs, beside what others cost.",
    discussion: """
      Exit codes: 0 every row keeps to its threshold, 1 one doesn't or couldn't be measured, 64 incorrect usage.
      """)

  private static let groups: [any RowGroup.Type] = [
    SolverRows.self, LargeAppRows.self, RasterRows.self, FlowRows.self, UITestRows.self,
    AgentRows.self, LaunchRows.self,
    TouchRows.self, PageRows.self, BuildRows.self, EditingRows.self, CrowdRows.self,
  ]

  @Option(name: .customLong("only"), help: "A row to measure, instead of all; may be repeated.")
  var names: [String] = []

  @Flag(help: "List the rows.")
  var list = false

  @Flag(help: "Print the report as JSON, whose shape docs/performance.md describes.")
  var json = false

  @Option(help: "Also write the report as JSON into a file.", completion: .file())
  var report: String?

  @Option(help: "Measure nothing and take the report from a file.", completion: .file())
  var from: String?

  @Option(help: "Write the report as a page of documentation.", completion: .file())
  var document: String?

  @Option(help: "A file of thresholds to judge by.", completion: .file())
  var thresholds = Workbench.sources.appendingPathComponent("thresholds.json").path

  func validate() throws {
    for name in names where !BenchmarkRow.all.contains(where: { $0.name == name }) {
      throw ValidationError("There is no row “\(name)”; --list tells them.")
    }
    if from != nil, !names.isEmpty {
      throw ValidationError("--only measures a row, and with --from nothing is measured.")
    }
  }

  func run() async throws {
    if list {
      for row in BenchmarkRow.all { print("\(row.name): \(row.title)") }
      return
    }
    let report: BenchmarkReport
    if let from {
      report = try BenchmarkReport(contentsOf: URL(fileURLWithPath: from))
    } else {
      report = try await measure()
    }
    try write(report)
    if !report.isFine { throw ExitCode.failure }
  }

  private func measure() async throws -> BenchmarkReport {
    let thresholds = try Thresholds(contentsOf: URL(fileURLWithPath: thresholds))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let progress = BenchmarkProgress()
    let wanted = Set(names.isEmpty ? BenchmarkRow.all.map(\.name) : names)
    let bench = Workbench(folder: folder, wanted: wanted, progress: progress)
    var failures: [String] = []
    for group in Self.groups where group.rows.contains(where: bench.wants) {
      do {
        try await group.measure(on: bench)
      } catch {
        let names = group.rows.filter(bench.wants).map(\.name).joined(separator: ", ")
        failures.append("\(names): \(error)")
      }
    }
    progress.clear()
    return BenchmarkReport(rows: bench.results(by: thresholds), failures: failures)
  }

  private func write(_ report: BenchmarkReport) throws {
    if let file = self.report {
      try report.json.write(toFile: file, atomically: true, encoding: .utf8)
    }
    if let document {
      try PerformanceDocument(report, pictureFolder: "pictures").description
        .write(toFile: document, atomically: true, encoding: .utf8)
    }
    print(json ? report.json : "\(ReportTable(report))")
  }
}
