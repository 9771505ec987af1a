import AppBuilder
import Benchmarking
import Foundation

/// The rows for building an app.
enum BuildRows: RowGroup {
  static let rows = [BenchmarkRow.build, .unchangedBuild]

  static func measure(on bench: Workbench) async throws {
    let project = Workbench.sources.appendingPathComponent("Sixty")
    var clean: [Double] = []
    var unchanged: [Double] = []
    for index in 0..<3 {
      bench.show("building, \(index + 1) of 3")
      let cache = bench.folder.appendingPathComponent("cache\(index)")
      let builder = AppBuilder(options: try BuildOptions(cache: cache))
      clean.append(try await milliseconds { _ = try await builder.build(project) })
      for _ in 0..<5 {
        unchanged.append(try await milliseconds { _ = try await builder.build(project) })
      }
    }
    bench.add(Samples(clean).minimum, to: .build)
    bench.add(Samples(unchanged).minimum, to: .unchangedBuild)
  }
}
