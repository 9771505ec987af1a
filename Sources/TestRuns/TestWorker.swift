import AppBuilder
import DeviceProtocol
import Flows

/// Runs tests of one target, one after another, on devices of its own.
///
/// If the process with the tests ends too early, a new one continues with the tests that are left.
struct TestWorker: Sendable {
  let products: TestProducts
  let target: BuiltTests
  let configuration: TestConfiguration
  let options: TestOptions
  var observer: TestObserver

  /// Finds all tests.
  /// - Throws: `TestRunFailure`.
  func find() async throws -> [TestName] {
    try await withSession { session, _ in try await session.start() }
  }

  /// Runs tests.
  /// - Parameter choose: Chooses among those that there are.
  /// - Returns: The results; tests that can't be run any more have failed.
  /// - Throws: `TestRunFailure` if no process with the tests can be started, or the error of
  ///   `choose`.
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

  /// Runs a UI test once more, and films it.
  /// - Throws: an error if the test can't run, or the movie can't be made.
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
      // Where both devices do everything, which it asks so often.
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
