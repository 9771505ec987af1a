import AppBuilder
import Benchmarking
import Foundation

/// The tools of a run, and its measurements so far.
final class Workbench {
  /// The `Benchmarks` folder.
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns a program of the build that's measured.
  static func program(_ name: String) -> URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
  }

  /// The temporary folder of this run.
  let folder: URL
  /// The other programs that do the same work.
  let peers: Peers
  private let progress: BenchmarkProgress
  private let wanted: Set<String>
  private var bundles: [String: URL] = [:]
  private var figures: [String: [Figure]] = [:]

  /// - Parameter wanted: The names of the rows to measure.
  init(folder: URL, wanted: Set<String>, progress: BenchmarkProgress) {
    self.folder = folder
    self.wanted = wanted
    self.progress = progress
    peers = Peers(scratch: folder)
  }

  /// Whether a row should be measured.
  func wants(_ row: BenchmarkRow) -> Bool { wanted.contains(row.name) }

  /// Prints the current measurement.
  func show(_ work: String) { progress.show(work) }

  /// Records a figure of a row, if the row was requested.
  func add(_ figure: Figure, to row: BenchmarkRow) {
    precondition(figure.peers.map(\.name) == row.peers, "\(row.name) has other peers")
    if wants(row) { figures[row.name, default: []].append(figure) }
  }

  /// Records the only value of a row.
  func add(_ value: Double, to row: BenchmarkRow) {
    add(Figure(value: value), to: row)
  }

  /// Returns the measured rows, compared with the thresholds.
  func results(by thresholds: Thresholds) -> [RowResult] {
    BenchmarkRow.all.compactMap { row in
      figures[row.name].map { RowResult(row, figures: $0, thresholds: thresholds) }
    }
  }

  /// Builds a project in `Benchmarks`, and returns the app.
  func app(_ project: String) async throws -> URL {
    if let bundle = bundles[project] { return bundle }
    show("building \(project)")
    let bundle = try await builder.build(Self.sources.appendingPathComponent(project)).bundle
    bundles[project] = bundle
    return bundle
  }

  /// Builds a project in `Benchmarks` with its tests.
  func tests(_ project: String) async throws -> TestProducts {
    show("building \(project)")
    return try await builder.build(
      TestRequest(), of: Self.sources.appendingPathComponent(project))
  }

  private var builder: AppBuilder {
    get throws {
      AppBuilder(options: try BuildOptions(cache: folder.appendingPathComponent("cache")))
    }
  }
}
