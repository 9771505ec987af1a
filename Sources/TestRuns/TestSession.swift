import AppBuilder
import DeviceProtocol
import Foundation
import Simulator

/// Monitors the processes that run the tests of one target, one after another, and records the
/// result of each test.
struct TestSession {
  /// The progress of the tests.
  private(set) var course = TestCourse()
  /// The object that responds to the requests of UI tests.
  var desk: AutomationDesk

  private let stage: TestStage
  private let target: BuiltTests
  private let options: TestOptions
  private let observer: TestObserver
  private let output: TestOutput
  private let signals: TestSignals
  /// The token that must be part of each report of the process.
  private var token = UInt64.random(in: 1...UInt64.max)
  /// The tests that the process lists.
  private var listed: Set<TestName> = []

  init(
    on stage: TestStage, of target: BuiltTests, options: TestOptions, observer: TestObserver
  ) async {
    self.stage = stage
    self.target = target
    self.options = options
    self.observer = observer
    desk = AutomationDesk(stage)
    output = TestOutput(of: stage, listener: observer.printed)
    signals = await TestSignals(of: stage)
  }

  /// Starts a process with the tests.
  /// - Returns: The available tests.
  /// - Throws: `TestRunFailure` if the tests can't be started.
  mutating func start() async throws(TestRunFailure) -> [TestName] {
    let former = token
    token = .random(in: 1...UInt64.max)
    do {
      try await stage.start(token: token)
    } catch {
      throw failure("\(error)")
    }
    let begin = await stage.time
    course.beginProcess(at: begin)
    while let signal = await signals.next() {
      switch signal {
      // The report comes from the previous process.
      case .report(_, token: former), .ended(nil): break
      case .report(.finished, _): throw failureToRun
      case .report(let report, let token):
        if let tests = try opened(by: report, token) { return tests }
      case .ended(let crash?): throw failure(crash.description)
      case .tick:
        if await stage.time - begin > options.timeout {
          throw failure("timed out after \(Int(options.timeout)) seconds listing tests")
        }
      }
    }
    throw failure("the device no longer exists")
  }

  /// Handles a report of a process that hasn't listed its tests yet.
  /// - Returns: The tests, if the report lists them.
  /// - Throws: `TestRunFailure` if the tests can't be run.
  private mutating func opened(
    by report: TestReport, _ token: UInt64
  ) throws(TestRunFailure) -> [TestName]? {
    do throws(ReportMisfit) {
      try check(token)
      switch report {
      case .found(let names):
        let listing = try TestListing(names, of: target)
        listed = listing.listed
        return listing.all
      case .issue(let issue): _ = course.add(issue)
      case .began, .ended, .needsNewProcess, .finished:
        throw ReportMisfit("tests were reported before they were requested")
      case .attachment, .measurement, .activityBegan, .activityEnded, .request: break
      }
      return nil
    } catch {
      throw failure(text(of: error))
    }
  }

  /// Makes the process run tests, and monitors it until all of them have ended or the process ends.
  mutating func run(_ names: [TestName]) async {
    for name in names where !listed.contains(name) {
      let issue = TestIssue(
        .system, "The sources declare this test, but \(sender) doesn't list it.")
      observer.ended(course.fail(name, issue))
    }
    let names = names.filter(listed.contains)
    if !names.isEmpty { await runListed(names) }
  }

  private mutating func runListed(_ names: [TestName]) async {
    var order = TestOrder(names)
    await stage.tell(.run(names))
    while let signal = await signals.next() {
      let now = await stage.time
      switch signal {
      case .report(let report, let token):
        do throws(ReportMisfit) {
          try check(token)
          try order.note(report)
        } catch {
          await stage.end()
          return failAll(and: names, text(of: error))
        }
        if report == .finished || report == .needsNewProcess { return }
        await take(report, at: now)
      case .ended(let crash):
        await end(.crashed, Self.issue(crash), lastWords: crash?.log, at: now)
        return
      case .tick:
        guard now - course.start > options.timeout else { continue }
        let limit = Int(options.timeout)
        await end(
          .hung,
          TestIssue(.system, "The test timed out after \(limit) seconds."),
          at: now)
        await stage.end()
        return
      }
    }
  }

  /// Returns the results so far, and failed results for tests that can't be run, with the reason.
  func results(without left: [TestName], _ failure: TestRunFailure) -> [TestResult] {
    let unrun = left.map { TestResult(unrun: $0, failure) }
    unrun.forEach(observer.ended)
    return course.results + unrun
  }

  /// Terminates the process, and stops handling its reports.
  func end() async {
    await stage.end()
    await output.end()
  }

  /// The failure of a process that doesn't run any tests, with its message.
  var failureToRun: TestRunFailure {
    failure(
      course.stray.isEmpty
        ? "the test process exits without running any tests"
        : course.stray.map(\.message).joined(separator: "\n"))
  }

  private func failure(_ reason: String) -> TestRunFailure {
    TestRunFailure(target: target.target, reason: reason)
  }

  private mutating func take(_ report: TestReport, at time: Double) async {
    switch report {
    case .began(let name):
      course.begin(name, at: time)
      observer.began(name)
    case .issue(let issue): await note(issue)
    case .attachment(let attachment): course.add(attachment)
    case .measurement(let measurement): course.add(measurement)
    case .activityBegan(let name): course.beginActivity(name, at: time)
    case .activityEnded:
      course.endActivity(seen: options.report != nil ? await desk.seenAtRest() : nil, at: time)
    case .ended(_, let outcome, let seconds): await end(.init(outcome), seconds: seconds)
    case .request(let id, let request):
      let (reply, crash) = await desk.answer(request)
      // The test might not get as far as reporting the crash itself.
      if let crash { _ = course.add(Self.issue(crash)) }
      await stage.tell(.reply(id: id, reply))
    case .found, .finished, .needsNewProcess: break
    }
  }

  /// Records an issue.
  ///
  /// An issue that's reported after the end of a test makes that test fail.
  private mutating func note(_ issue: TestIssue) async {
    if course.isAfterTest { return await failLast(issue) }
    guard course.add(issue), issue.expectation == nil else { return }
    course.add(await desk.seen())
  }

  private mutating func failLast(_ issue: TestIssue) async {
    guard issue.expectation == nil, var issue = await placed([issue]).first else { return }
    issue.message = "After the test ended: \(issue.message)"
    if let result = course.failLast(issue) { observer.ended(result) }
  }

  /// Fails all tests of the process and all remaining tests, because its reports can't be trusted.
  private mutating func failAll(and names: [TestName], _ reason: String) {
    let issue = TestIssue(.system, "The result doesn't count: \(reason)")
    for result in course.failAll(and: names, issue) { observer.ended(result) }
  }

  /// Checks that a report comes from the tests, and not from the tested code in the same process.
  private func check(_ token: UInt64) throws(ReportMisfit) {
    guard token == self.token else { throw ReportMisfit("it doesn't come from the tests") }
  }

  private func text(of misfit: ReportMisfit) -> String {
    "\(sender) sent an invalid result: \(misfit)"
  }

  private var sender: String { target.place == .app ? "the app" : "the test process" }

  /// Ends the running test for a reason that the test doesn't report itself.
  ///
  /// If no test is running, the test that ended last fails for this reason.
  private mutating func end(
    _ outcome: TestResult.Outcome, _ issue: TestIssue, lastWords: String? = nil, at time: Double
  ) async {
    await note(issue)
    course.add(lastWords: lastWords ?? "")
    await end(outcome, seconds: time - course.start)
  }

  /// Ends the running test, and reports its result once the locations of its issues are known.
  private mutating func end(_ outcome: TestResult.Outcome, seconds: Double) async {
    guard var result = course.end(outcome, seconds: seconds) else { return }
    result.output = await output.newLines()
    result.issues = await placed(result.issues)
    course.keep(result)
    observer.ended(result)
  }

  /// Returns the issues, with locations added to those that contain only the calls that led to
  /// them.
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
    guard let crash else { return TestIssue(.system, "The test process exited.") }
    let place = crash.location?.wholeMatch(of: /(.+?):(\d+)(:\d+)?/)
    return TestIssue(
      .uncaughtException, "\(crash.appName) crashed: \(crash.reason)",
      file: place.map { String($0.1) }, line: place.flatMap { Int($0.2) })
  }
}
