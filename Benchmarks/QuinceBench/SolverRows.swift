import Benchmarking
import Foundation

/// The rows for the constraint solver alone, compared with kiwi.
enum SolverRows: RowGroup {
  static let rows = [
    BenchmarkRow.solverChain, .solverForm, .solverRows, .solverLayout, .solverEdit,
  ]

  /// The output of `Peers/solver.cpp`.
  private struct Output: Decodable {
    var build: [Double]
    var edit: [Double]
    var values: [Double]
  }

  /// A system, and its representation for kiwi.
  private struct Given {
    let system: ConstraintSystem
    let file: URL

    init(_ system: ConstraintSystem, _ bench: Workbench) throws {
      self.system = system
      file = bench.folder.appendingPathComponent("system-\(UUID().uuidString).txt")
      try system.text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  static func measure(on bench: Workbench) async throws {
    try await measure(.solverChain, ConstraintSystem.chain, bench)
    try await measure(.solverForm, ConstraintSystem.form, bench)
    try await measure(.solverRows, ConstraintSystem.rows, bench)
    if bench.wants(.solverLayout) || bench.wants(.solverEdit) { try await measureWindow(bench) }
  }

  private static func measure(
    _ row: BenchmarkRow, _ system: (Int) -> ConstraintSystem, _ bench: Workbench
  ) async throws {
    guard bench.wants(row) else { return }
    bench.show(row.title)
    var given: [Int: Given] = [:]
    for size in row.sizes { given[size] = try Given(system(size), bench) }
    let kiwi = Comparison<Int>.Peer(name: "kiwi") { [given] size in
      try await solve(given[size]!, times: size > 300 ? 1 : 5, bench).build
    }
    let figures = try await Comparison(rounds: 3, peers: [kiwi]).figures(at: row.sizes) { size in
      await repeated(10) { await milliseconds { _ = SolvedSystem(given[size]!.system) } }
    }
    for figure in figures { bench.add(figure, to: row) }
  }

  private static func measureWindow(_ bench: Workbench) async throws {
    bench.show("a window of constraints")
    var windows: [Int: Given] = [:]
    for times in BenchmarkRow.solverEdit.sizes {
      windows[times] = try window(resized: times, bench)
    }
    let first = windows[BenchmarkRow.solverEdit.sizes[0]]!
    let builder = Comparison<Void>.Peer(name: "kiwi") {
      try await solve(first, times: 20, bench).build
    }
    let built = try await Comparison(rounds: 5, peers: [builder]).figure {
      await repeated(20) { await milliseconds { _ = SolvedSystem(first.system) } }
    }
    bench.add(built, to: .solverLayout)
    let resizer = Comparison<Int>.Peer(name: "kiwi") { [windows] times in
      try await solve(windows[times]!, times: 20, bench).edit
    }
    let resized = try await Comparison(rounds: 5, peers: [resizer])
      .figures(at: BenchmarkRow.solverEdit.sizes) { times in
        await repeated(20) {
          var solved = SolvedSystem(windows[times]!.system)
          return await milliseconds { solved.change() }
        }
      }
    for figure in resized { bench.add(figure, to: .solverEdit) }
  }

  /// Returns a window that's resized several times.
  ///
  /// The last size has enough space for all preferred sizes, so that there's only one solution.
  private static func window(resized times: Int, _ bench: Workbench) throws -> Given {
    var sizes: [(width: Double, height: Double)] = []
    for turn in 0...times { sizes.append((Double(700 + turn * 7 % 300), Double(500 + turn))) }
    return try Given(ConstraintSystem.window(sizes: sizes), bench)
  }

  private static func repeated(
    _ count: Int, _ measure: () async -> Double
  ) async -> [Double] {
    var all: [Double] = []
    for _ in 0..<count { all.append(await measure()) }
    return all
  }

  /// Makes kiwi solve a system, and checks that the solution is the same as ours.
  private static func solve(
    _ given: Given, times: Int, _ bench: Workbench
  ) async throws -> Output {
    let solver = try await bench.peers.kiwiSolver()
    let output = try await bench.peers.json(
      solver, [given.file.path, "\(times)"], as: Output.self)
    var solved = SolvedSystem(given.system)
    solved.change()
    let differences = zip(solved.values, output.values).map { abs($0 - $1) }
    if let index = differences.firstIndex(where: { $0 > 1e-3 }) {
      throw BenchmarkFailure(
        "kiwi's solution differs: variable \(index) is \(output.values[index]), "
          + "not \(solved.values[index])")
    }
    return output
  }
}
