import Benchmarking
import Endurance
import Foundation
import Glibc
import Simulator

/// The rows for many devices running on one machine, compared with a single device.
enum CrowdRows: RowGroup {
  static let rows = [BenchmarkRow.crowdMemory, .crowdSteps]

  private static let steps = 40

  static func measure(on bench: Workbench) async throws {
    allowOpenFiles()
    let app = try await bench.app("Sixty")
    let count = BenchmarkRow.crowdSteps.sizes[0]
    bench.show("one device alone")
    let one = try await crowd(of: 1, app, rounds: 20, bench)
    bench.show("\(count) devices at once")
    let all = try await crowd(of: count, app, rounds: 1, bench)
    bench.add(
      Figure(
        size: count, value: all.megabytes,
        peers: [.init("as many alone", value: one.megabytes * Double(count))]),
      to: .crowdMemory)
    bench.add(
      Figure(
        size: count, value: all.stepsPerSecond,
        peers: [.init("one alone", value: one.stepsPerSecond)]), to: .crowdSteps)
  }

  /// Increases the limit of open files.
  ///
  /// Each device has some files open for each app, which is more than a shell allows for a process
  /// by default.
  private static func allowOpenFiles() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  private static func crowd(
    of count: Int, _ app: URL, rounds: Int, _ bench: Workbench
  ) async throws -> (megabytes: Double, stepsPerSecond: Double) {
    let before = ProcessFigures.own.proportionalBytes
    let folder = bench.folder.appendingPathComponent("crowd-\(count)")
    let devices = (0..<count).map {
      Device(storage: folder.appendingPathComponent("\($0)"), clock: .manual)
    }
    do {
      try await forAll(devices) { device in
        try await device.launch(device.install(app).bundleID)
        _ = try await device.settle()
      }
      let tapped = devices.map { TappedApp(device: $0, folder: bench.folder) }
      let time = try await milliseconds {
        try await forAll(tapped) { tapped in
          var tapped = tapped
          for _ in 0..<rounds { _ = try await tapped.steps(steps) }
        }
      }
      let bytes =
        ProcessFigures.own.proportionalBytes - before
        + ProcessFigures.own.descendants.reduce(0) {
          $0 + ProcessFigures(pid: $1).proportionalBytes
        }
      try await forAll(devices) { await $0.shutDown() }
      return (Double(bytes) / 1e6, Double(count * rounds * steps) / (time / 1000))
    } catch {
      try await forAll(devices) { await $0.shutDown() }
      throw error
    }
  }

  private static func forAll<Element: Sendable>(
    _ elements: [Element], _ body: @escaping @Sendable (Element) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup { group in
      for element in elements { group.addTask { try await body(element) } }
      try await group.waitForAll()
    }
  }
}
