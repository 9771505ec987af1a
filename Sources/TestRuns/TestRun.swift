import AppBuilder
import DeviceProtocol
import Flows
import Foundation
import Reports

/// Runs the tests of a project: all targets, and all configurations of each target.
package struct TestRun: Sendable {
  private let products: TestProducts
  private let options: TestOptions
  private let observer: TestObserver

  /// Creates a run from test products.
  package init(
    _ products: TestProducts, options: TestOptions, observer: TestObserver = TestObserver()
  ) {
    self.products = products
    self.options = options
    self.observer = observer
  }

  /// Runs the tests.
  ///
  /// Tests that can't be run are considered failed. A target whose tests can't be determined has a
  /// result of its own.
  /// - Throws: `UnknownTest` or `NoTests`.
  package func run() async throws -> TestRunResults {
    let choice = TestChoice(only: options.only, skipped: options.skipped)
    try choice.check(targets: products.tests)
    let census = TestCensus()
    var results: [TestResult] = []
    for configuration in products.configurations {
      for target in products.tests {
        guard choice.mayRun(target) else {
          census.noteGap()
          continue
        }
        for var result in try await self.results(of: target, choice, configuration, census) {
          result.configuration = configuration.name
          results.append(result)
        }
      }
    }
    guard !results.isEmpty || !census.chosen.isEmpty else {
      throw NoTests(hasOthers: census.hasFound)
    }
    return TestRunResults(results: results, found: census.found, chosen: census.chosen)
  }

  /// Returns the results of a target's tests, or a single result that states why they can't be run.
  private func results(
    of target: BuiltTests, _ choice: TestChoice, _ configuration: TestConfiguration,
    _ census: TestCensus
  ) async throws -> [TestResult] {
    do {
      return try await run(target, choice, configuration, census)
    } catch let failure as TestRunFailure {
      census.noteGap()
      let result = TestResult(failure)
      observer.ended(result)
      return [result]
    }
  }

  private func run(
    _ target: BuiltTests, _ choice: TestChoice, _ configuration: TestConfiguration,
    _ census: TestCensus
  ) async throws -> [TestResult] {
    let worker = TestWorker(
      products: products, target: target, configuration: configuration, options: options,
      observer: observer)
    let shard = options.shard
    let choose: @Sendable ([TestName]) throws -> [TestName] = { found in
      try choice.check(found, of: target)
      let chosen = choice.tests(among: found, of: target)
      census.note(found, chosen, configuration)
      return shard.map { TestShare(of: chosen, count: $0.count).tests($0.number) } ?? chosen
    }
    var results = try await run(worker, choose)
    for _ in 0..<max(options.retries, configuration.retries) {
      let failed = Set(results.filter { !$0.hasPassed }.map(\.name))
      if failed.isEmpty { break }
      guard let again = try? await run(worker, { $0.filter(failed.contains) }) else { break }
      let byName = Dictionary(again.map { ($0.name, $0) }) { $1 }
      results = results.map { result in
        guard var newer = byName[result.name] else { return result }
        newer.attempts = result.attempts + 1
        return newer
      }
    }
    for index in results.indices {
      results[index] = await filmed(results[index], by: worker)
    }
    return results
  }

  /// Returns a result with a movie if a UI test failed, or with the reason that there's no movie.
  private func filmed(_ result: TestResult, by worker: TestWorker) async -> TestResult {
    guard let report = options.report, let encoder = options.encoder,
      worker.target.place == .outside, !result.hasPassed, result.outcome != .hung
    else { return result }
    var result = result
    var quiet = worker
    quiet.observer = TestObserver()
    do {
      let movie = try FailureMovie(for: report)
      try await quiet.film(result.name, as: movie, with: encoder)
      result.movie = movie.path
    } catch {
      result.output.append(FailureMovie.missing(error))
    }
    return result
  }

  /// Runs tests on several devices at the same time.
  private func run(
    _ worker: TestWorker, _ choose: @escaping @Sendable ([TestName]) throws -> [TestName]
  )
    async throws -> [TestResult]
  {
    guard options.parallel > 1 else { return try await worker.run(choose) }
    let names = try choose(try await worker.find())
    let shares = TestShare(of: names, count: options.parallel)
    let results = try await withThrowingTaskGroup(of: [TestResult].self) { group in
      for number in 1...options.parallel {
        let share = shares.tests(number)
        if share.isEmpty { continue }
        group.addTask { try await worker.run { _ in share } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    return results.sorted { places[$0.name, default: 0] < places[$1.name, default: 0] }
  }
}
