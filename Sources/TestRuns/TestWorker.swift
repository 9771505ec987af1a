import AppBuilder
import DeviceProtocol
import Flows
import Foundation
import Simulator

/// Runs tests of one target, one after the other, on devices of its own.
///
/// Where the process with the tests ends too early, a new one goes on with the tests that are left.
struct TestWorker: Sendable {
  let app: BuiltApp
  let target: BuiltTests
  let configuration: TestConfiguration
  let options: TestOptions
  var observer: TestObserver

  /// The tests that there are.
  /// - Throws: `TestRunFailure`.
  func find() async throws -> [TestName] {
    try await withStage { stage in
      var signals = await TestSignal.stream(of: stage).makeAsyncIterator()
      var course = TestCourse()
      return try await start(stage, &signals, &course)
    }
  }

  /// Runs tests.
  /// - Parameter choose: Chooses among those that there are.
  /// - Throws: `TestRunFailure` if they can't be run at all, and what `choose` throws.
  func run(_ choose: @Sendable ([TestName]) throws -> [TestName]) async throws -> [TestResult] {
    try await withStage { stage in
      let desk = AutomationDesk(stage)
      let output = TestOutput(of: stage, listener: observer.printed)
      var signals = await TestSignal.stream(of: stage).makeAsyncIterator()
      var course = TestCourse()
      var left: [TestName]?
      repeat {
        let found = try await start(stage, &signals, &course)
        let names = try left ?? choose(found)
        if names.isEmpty { break }
        await stage.tell(.run(names))
        await follow(stage, desk, output, &signals, &course)
        let done = Set(course.results.map(\.name))
        left = names.filter { !done.contains($0) }
        if left?.count == names.count {
          throw TestRunFailure(target: target.target, reason: Self.reason(course.stray))
        }
      } while left?.isEmpty == false
      await stage.end()
      await output.end()
      return course.results
    }
  }

  /// Runs a UI test once more, and films what it does.
  /// - Throws: what keeps the test from running, or the movie from being made.
  func film(_ name: TestName, as movie: FailureMovie, with encoder: MovieEncoder) async throws {
    try await TestStage.with(
      target, of: app, configuration: configuration, options: options, isFilmed: true
    ) { stage in
      guard let used = stage.used else { return }
      var signals = await TestSignal.stream(of: stage).makeAsyncIterator()
      var course = TestCourse()
      let output = TestOutput(of: stage) { _ in }
      _ = try await start(stage, &signals, &course)
      await stage.tell(.run([name]))
      try await movie.film(used, with: encoder) { camera in
        await follow(stage, AutomationDesk(stage, camera: camera), output, &signals, &course)
      }
      await stage.end()
      await output.end()
    }
  }

  private func withStage<Result: Sendable>(
    _ body: @Sendable (TestStage) async throws -> Result
  ) async throws -> Result {
    try await TestStage.with(
      target, of: app, configuration: configuration, options: options, body)
  }

  /// Starts the process with the tests.
  /// - Returns: The tests that there are.
  /// - Throws: `TestRunFailure`.
  private func start(
    _ stage: TestStage, _ signals: inout AsyncStream<TestSignal>.Iterator,
    _ course: inout TestCourse
  ) async throws -> [TestName] {
    func failure(_ reason: String) -> TestRunFailure {
      TestRunFailure(target: target.target, reason: reason)
    }
    do {
      try await stage.start()
    } catch {
      throw failure("\(error)")
    }
    let begin = Date.timeIntervalSinceReferenceDate
    course.beginProcess(at: begin)
    while let signal = await signals.next() {
      switch signal {
      case .report(.found(let names)): return names
      case .report(.issue(let issue)): _ = course.add(issue)
      case .report(.finished): throw failure(Self.reason(course.stray))
      case .report: break
      case .ended(let crash?): throw failure(crash.description)
      // The process before this one.
      case .ended(nil): break
      case .tick:
        if Date.timeIntervalSinceReferenceDate - begin > options.timeout {
          throw failure("it doesn't say in \(Int(options.timeout)) seconds what tests it has")
        }
      }
    }
    throw failure("the device is gone")
  }

  private static func reason(_ issues: [TestIssue]) -> String {
    issues.isEmpty
      ? "the process with the tests ends without running any"
      : issues.map(\.message).joined(separator: "\n")
  }

  /// Follows the process until all its tests are over, or it ends.
  private func follow(
    _ stage: TestStage, _ desk: AutomationDesk, _ output: TestOutput,
    _ signals: inout AsyncStream<TestSignal>.Iterator, _ course: inout TestCourse
  ) async {
    while let signal = await signals.next() {
      let now = Date.timeIntervalSinceReferenceDate
      switch signal {
      case .report(.finished), .report(.needsNewProcess): return
      case .report(let report):
        await take(report, at: now, stage, desk, output, &course)
      case .ended(let crash):
        guard course.current != nil || crash != nil else { return }
        course.add(lastWords: crash?.log ?? "")
        await end(.crashed, Self.issue(crash), at: now, stage, output, &course)
        return
      case .tick:
        guard now - course.start > options.timeout else { continue }
        let limit = Int(options.timeout)
        await end(
          .hung,
          TestIssue(.system, "The test went on for more than \(limit) seconds, and was ended."),
          at: now, stage, output, &course)
        await stage.end()
        return
      }
    }
  }

  private func take(
    _ report: TestReport, at time: Double, _ stage: TestStage, _ desk: AutomationDesk,
    _ output: TestOutput, _ course: inout TestCourse
  ) async {
    switch report {
    case .began(let name):
      course.begin(name, at: time)
      observer.began(name)
    case .issue(let issue):
      guard course.add(issue), issue.expectation == nil else { return }
      let seen = await desk.seen()
      course.addScreen(seen?.screen, picture: seen?.picture)
    case .attachment(let attachment): course.add(attachment)
    case .measurement(let measurement): course.add(measurement)
    case .activityBegan(let name): course.beginActivity(name, at: time)
    case .activityEnded:
      let seen = options.report != nil ? await desk.seenAtRest() : nil
      course.endActivity(picture: seen?.picture, screen: seen?.screen, at: time)
    case .ended(_, let outcome, let seconds):
      course.end(.init(outcome), seconds: seconds)
      await tell(stage, output, &course)
    case .request(let id, let request):
      let (reply, crash) = await desk.answer(request)
      // The test needn't come upon it.
      if let crash, course.add(Self.issue(crash)) { course.addScreen(nil, picture: nil) }
      await stage.tell(.reply(id: id, reply))
    case .found, .finished, .needsNewProcess: break
    }
  }

  /// Ends the test that runs for a reason that it doesn't know itself.
  private func end(
    _ outcome: TestResult.Outcome, _ issue: TestIssue, at time: Double, _ stage: TestStage,
    _ output: TestOutput, _ course: inout TestCourse
  ) async {
    if course.add(issue), let used = stage.used {
      course.addScreen(nil, picture: try? await used.screenshot())
    }
    course.end(outcome, seconds: time - course.start)
    await tell(stage, output, &course)
  }

  private static func issue(_ crash: CrashLog?) -> TestIssue {
    guard let crash else { return TestIssue(.system, "The process with the tests ended.") }
    let place = crash.location?.wholeMatch(of: /(.+?):(\d+)(:\d+)?/)
    return TestIssue(
      .uncaughtException, "\(crash.appName) crashed: \(crash.reason)",
      file: place.map { String($0.1) }, line: place.flatMap { Int($0.2) })
  }

  /// Tells of the test that ended last, once it's known where its issues are.
  private func tell(_ stage: TestStage, _ output: TestOutput, _ course: inout TestCourse) async {
    course.addOutput(await output.newLines())
    guard let result = course.results.last else { return }
    let unplaced = result.issues.filter { $0.file == nil && !$0.callers.isEmpty }
    if !unplaced.isEmpty {
      let places = await CallerLocator(settings: options.sandbox)
        .places(of: unplaced.map(\.callers), in: stage.image)
      var found = places.makeIterator()
      course.locate(
        result.issues.map { issue in
          guard issue.file == nil, !issue.callers.isEmpty, let place = found.next() else {
            return issue
          }
          var issue = issue
          issue.file = place?.file
          issue.line = place?.line
          return issue
        })
    }
    if let result = course.results.last { observer.ended(result) }
  }
}
