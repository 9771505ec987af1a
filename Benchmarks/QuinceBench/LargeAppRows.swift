import Benchmarking
import Flows
import Foundation
import Simulator

/// The rows for apps with very many views or table rows.
enum LargeAppRows: RowGroup {
  static let rows = kinds.flatMap { [$0.launch, $0.step].compactMap(\.self) }

  /// A kind of content that the app `Sized` shows in large numbers.
  private struct Kind {
    let name: String
    var launch: BenchmarkRow?
    var step: BenchmarkRow?
  }

  private static let kinds = [
    Kind(name: "chain", launch: .chainLaunch, step: .chainStep),
    Kind(name: "labels", launch: .labelsLaunch, step: .labelsStep),
    Kind(name: "table", step: .tableStep), Kind(name: "views", launch: .viewsLaunch),
    Kind(name: "stacks", launch: .stacksLaunch, step: .stacksStep),
  ]

  static func measure(on bench: Workbench) async throws {
    let app = try await bench.app("Sized")
    for kind in kinds { try await measure(kind, app, bench) }
  }

  private static func measure(_ kind: Kind, _ app: URL, _ bench: Workbench) async throws {
    let rows = [kind.launch, kind.step].compactMap(\.self).filter(bench.wants)
    guard let sizes = rows.first?.sizes else { return }
    var launches: [Int: [Double]] = [:]
    var steps: [Int: [Double]] = [:]
    // All sizes are measured in each round, so that other work on the machine affects all of them.
    for round in 1...3 {
      for size in sizes {
        bench.show("\(kind.name), \(size), round \(round) of 3")
        let costs = try await costs(of: kind, size, app, bench)
        launches[size, default: []].append(costs.launch)
        steps[size, default: []] += costs.steps
      }
    }
    for size in sizes {
      if let row = kind.launch {
        bench.add(Figure(size: size, value: Samples(launches[size]!).minimum), to: row)
      }
      if let row = kind.step {
        bench.add(Figure(size: size, value: Samples(steps[size]!).minimum), to: row)
      }
    }
  }

  private static func costs(
    of kind: Kind, _ size: Int, _ app: URL, _ bench: Workbench
  ) async throws -> (launch: Double, steps: [Double]) {
    try await Device.withThrowaway(clock: .manual) { device in
      let id = try await device.install(app).bundleID
      let launch = try await milliseconds {
        try await device.launch(id, arguments: ["-kind", kind.name, "-count", "\(size)"])
        _ = try await device.settle()
      }
      guard kind.step != nil else { return (launch, []) }
      var tapped = TappedApp(device: device, prefix: "count ", folder: bench.folder)
      // One-time setup isn't part of a step.
      _ = try await tapped.steps(2)
      return (launch, [try await tapped.steps(10), try await tapped.steps(10)])
    }
  }
}
