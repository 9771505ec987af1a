import DeviceProtocol
import Foundation
import Simulator

/// Follows the processes with the tests of one target, one after the other, and keeps what became of each test.
struct TestSession {
  /// What the processes have said so far.
  private(set) var course = TestCourse()
  /// Does what UI tests ask for.
  var desk: AutomationDesk

  private let stage: TestStage
  private let target: String
  private let options: TestOptions
  private let observer: TestObserver
  private let output: TestOutput
  private let signals: TestSignals

  init(on stage: TestStage, of target: String, options: TestOptions, observer: TestObserver) async {
    self.stage = stage
    self.target = target
    self.options = options
    self.observer = observer
    desk = AutomationDesk(stage)
    output = TestOutput(of: stage, listener: observer.printed)
    signals = await TestSignals(of: stage)
  }

  /// Starts a process with the tests.
  /// - Returns: The tests that there are.
  /// - Throws: `TestRunFailure`.
  mutating func start() async throws(TestRunFailure) -> [TestName] {
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
      case .report(.finished): throw failureToRun
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

  /// Has the process run tests, and follows it until all of them are over, or it ends.
  mutating func run(_ names: [TestName]) async {
    await stage.tell(.run(names))
    while let signal = await signals.next() {
      let now = Date.timeIntervalSinceReferenceDate
      switch signal {
      case .report(.finished), .report(.needsNewProcess): return
      case .report(let report): await take(report, at: now)
      case .ended(let crash):
        await end(.crashed, Self.issue(crash), lastWords: crash?.log, at: now)
        return
      case .tick:
        guard now - course.start > options.timeout else { continue }
        let limit = Int(options.timeout)
        await end(
          .hung,
          TestIssue(.system, "The test went on for more than \(limit) seconds, and was ended."),
          at: now)
        await stage.end()
        return
      }
    }
  }

  /// The results so far, and those of tests that can't be run for a reason.
  func results(without left: [TestName], _ failure: TestRunFailure) -> [TestResult] {
    let unrun = left.map { TestResult(unrun: $0, failure) }
    unrun.forEach(observer.ended)
    return course.results + unrun
  }

  /// Ends the process, and takes nothing more.
  func end() async {
    await stage.end()
    await output.end()
  }

  /// That the process runs none of the tests, and what it says of that.
  var failureToRun: TestRunFailure {
    failure(
      course.stray.isEmpty
        ? "the process with the tests ends without running any"
        : course.stray.map(\.message).joined(separator: "\n"))
  }

  private func failure(_ reason: String) -> TestRunFailure {
    TestRunFailure(target: target, reason: reason)
  }

  private mutating func take(_ report: TestReport, at time: Double) async {
    switch report {
    case .began(let name):
      course.begin(name, at: time)
      observer.began(name)
    case .issue(let issue):
      guard course.add(issue), issue.expectation == nil else { return }
      course.add(await desk.seen())
    case .attachment(let attachment): course.add(attachment)
    case .measurement(let measurement): course.add(measurement)
    case .activityBegan(let name): course.beginActivity(name, at: time)
    case .activityEnded:
      course.endActivity(seen: options.report != nil ? await desk.seenAtRest() : nil, at: time)
    case .ended(_, let outcome, let seconds): await end(.init(outcome), seconds: seconds)
    case .request(let id, let request):
      let (reply, crash) = await desk.answer(request)
      // The test needn't come upon it.
      if let crash { _ = course.add(Self.issue(crash)) }
      await stage.tell(.reply(id: id, reply))
    case .found, .finished, .needsNewProcess: break
    }
  }

  /// Ends the test that runs for a reason that it doesn't know itself. Between two tests, the reason is kept alone.
  private mutating func end(
    _ outcome: TestResult.Outcome, _ issue: TestIssue, lastWords: String? = nil, at time: Double
  ) async {
    if course.add(issue) { course.add(await desk.seen()) }
    course.add(lastWords: lastWords ?? "")
    await end(outcome, seconds: time - course.start)
  }

  /// Ends the test that runs, and tells of it once it's known where its issues are.
  private mutating func end(_ outcome: TestResult.Outcome, seconds: Double) async {
    guard var result = course.end(outcome, seconds: seconds) else { return }
    result.output = await output.newLines()
    result.issues = await placed(result.issues)
    course.keep(result)
    observer.ended(result)
  }

  /// The issues with the places of those that name only the calls that led to them.
  private func placed(_ issues: [TestIssue]) async -> [TestIssue] {
    let unplaced = issues.indices.filter {
      issues[$0].file == nil && !issues[$0].callers.isEmpty
    }
    guard !unplaced.isEmpty else { return issues }
    let places = await CallerLocator(settings: options.sandbox)
      .places(of: unplaced.map { issues[$0].callers }, in: stage.image)
    var issues = issues
    for (index, place) in zip(unplaced, places) {
      issues[index].file = place?.file
      issues[index].line = place?.line
    }
    return issues
  }

  private static func issue(_ crash: CrashLog?) -> TestIssue {
    guard let crash else { return TestIssue(.system, "The process with the tests ended.") }
    let place = crash.location?.wholeMatch(of: /(.+?):(\d+)(:\d+)?/)
    return TestIssue(
      .uncaughtException, "\(crash.appName) crashed: \(crash.reason)",
      file: place.map { String($0.1) }, line: place.flatMap { Int($0.2) })
  }
}
