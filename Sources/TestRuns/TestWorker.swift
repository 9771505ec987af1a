import AppBuilder
import DeviceProtocol
import Flows

/// Runs the tests of one target, one after another, on separate devices.
///
/// If the test process ends too early, a new process continues with the remaining tests.
struct TestWorker: Sendable {
  let products: TestProducts
  let target: BuiltTests
  let configuration: TestConfiguration
  let options: TestOptions
  var observer: TestObserver

  /// Finds all tests.
  /// - Throws: `TestRunFailure` if the tests can't be determined.
  func find() async throws -> [TestName] {
    try await withSession { session, _ in try await session.start() }
  }

  /// Runs tests.
  /// - Parameter choose: A closure that selects tests from the available ones.
  /// - Returns: The results. Tests that can't be run anymore have failed.
  /// - Throws: `TestRunFailure` if no test process can be started, or an error from `choose`.
  func run(_ choose: @Sendable ([TestName]) throws -> [TestName]) async throws -> [TestResult] {
    try await withSession { session, _ in
      var left = try choose(try await session.start())
      while !left.isEmpty {
        await session.run(left)
        let done = Set(session.course.results.map(\.name))
        let rest = left.filter { !done.contains($0) }
        if rest.count == left.count { return session.results(without: left, session.failureToRun) }
        left = rest
        if left.isEmpty { break }
        do {
          _ = try await session.start()
        } catch let failure as TestRunFailure {
          return session.results(without: left, failure)
        }
      }
      return session.course.results
    }
  }

  /// Runs a UI test again, and records a movie of it.
  /// - Throws: An error if the test can't be run or the movie can't be created.
  func film(_ name: TestName, as movie: FailureMovie, with encoder: MovieEncoder) async throws {
    try await withSession(isFilmed: true) { session, stage in
      guard let used = stage.used?.device else { return }
      _ = try await session.start()
      try await movie.film(used, with: encoder) { camera in
        session.desk = AutomationDesk(stage, camera: camera)
        await session.run([name])
      }
    }
  }

  private func withSession<Result: Sendable>(
    isFilmed: Bool = false, _ body: @Sendable (inout TestSession, TestStage) async throws -> Result
  ) async throws -> Result {
    try await TestStage.with(
      target, of: products, configuration: configuration, options: options, isFilmed: isFilmed
    ) { stage in
      // This runs where both devices run because it needs them very often.
      try await stage.device.perform { _ in
        var session = await TestSession(
          on: stage, of: target, options: options, observer: observer)
        let result = try await body(&session, stage)
        await session.end()
        return result
      }
    }
  }
}
