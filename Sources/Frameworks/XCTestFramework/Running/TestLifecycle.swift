import AppRuntime
import DeviceProtocol
import Foundation
import Synchronization

/// The life cycle of a test, from its setup to its end.
///
/// In Swift, a function can't be exited from the outside. If a test must stop at a failure, its
/// remaining steps run inside the call that failed, and then the process ends.
@MainActor
final class TestLifecycle {
  private enum Step {
    case asyncSetUp, throwingSetUp, setUp, body, teardownBlocks, tearDown, throwingTearDown
    case asyncTearDown

    var isTeardown: Bool {
      switch self {
      case .asyncSetUp, .throwingSetUp, .setUp, .body: false
      case .teardownBlocks, .tearDown, .throwingTearDown, .asyncTearDown: true
      }
    }
  }

  nonisolated(unsafe) let test: XCTestCase
  private let testRun: XCTestCaseRun
  private var skipReason: String?
  /// The remaining steps.
  private var steps: [Step] = [
    .asyncSetUp, .throwingSetUp, .setUp, .body, .teardownBlocks, .tearDown, .throwingTearDown,
    .asyncTearDown,
  ]
  /// Whether another thread recorded a failure that must stop the test.
  nonisolated private let mustStop = Atomic(false)
  private var isStopping = false
  /// The name for reports, or `nil` if other code runs the test.
  private let name: TestName?

  init(_ test: XCTestCase, _ testRun: XCTestCaseRun) {
    self.test = test
    self.testRun = testRun
    name = RunningTest.current == nil ? test.identity?.name : nil
  }

  // MARK: The phases of a test

  func run() {
    RunningTest.begin(self)
    ThrownErrors.begin()
    testRun.start()
    if let name { TestReports.send(.began(name)) }
    XCTestObservationCenter.shared.tell { $0.testCaseWillStart(test) }
    test.invokeTest()
    finish()
  }

  private func finish() {
    for issue in FailureExpectations.end() { test.record(issue) }
    testRun.stop()
    RunningTest.end()
    AutomationLink.endTest()
    if let name {
      TestRunner.shared.take(name)
      TestReports.send(.ended(name, outcome, seconds: testRun.totalDuration))
    }
    XCTestObservationCenter.shared.tell { $0.testCaseDidFinish(test) }
  }

  private var outcome: TestOutcome {
    if testRun.totalFailureCount > 0 { return .failed }
    if let skipReason { return .skipped(reason: skipReason) }
    return testRun.expectedFailureCount > 0 ? .failedAsExpected : .passed
  }

  // MARK: Steps

  /// Performs the remaining steps.
  func performSteps() {
    while !steps.isEmpty {
      let step = steps.removeFirst()
      do {
        try perform(step)
      } catch {
        take(error, isInSetUp: !step.isTeardown && step != .body)
      }
      stopIfNecessary()
    }
  }

  private func perform(_ step: Step) throws {
    switch step {
    case .asyncSetUp: try serve { [test] in try await test.prepare() }
    case .throwingSetUp: try test.setUpWithError()
    case .setUp: test.setUp()
    case .body: try performBody()
    case .teardownBlocks: performTeardownBlocks()
    case .tearDown: test.tearDown()
    case .throwingTearDown: try test.tearDownWithError()
    case .asyncTearDown: try serve { [test] in try await test.cleanUp() }
    }
  }

  private func performBody() throws {
    switch test.method?.body {
    case .plain(let body): try body(test)
    case .async(let body): try serve { [test] in try await body(test) }
    case nil: break
    }
    for expectation in test.unwaited.takeAll() {
      test.record(
        XCTIssue(
          .assertionFailure,
          "Failed due to unwaited expectation '\(expectation.expectationDescription)'."))
    }
  }

  private func performTeardownBlocks() {
    while let block = test.teardownBlocks.removeLast() {
      do {
        switch block {
        case .plain(let block): block()
        case .async(let block): try serve(block)
        }
      } catch {
        take(error, isInSetUp: false)
      }
    }
  }

  private func take(_ error: any Error, isInSetUp: Bool) {
    if isInSetUp { steps.removeAll { $0 == .body } }
    switch error {
    case let skip as XCTSkip:
      skipReason = skip.message ?? ""
      testRun.hasBeenSkipped = true
    // The issue has already been reported.
    case is UnwrapFailure: break
    default: test.record(XCTIssue(thrown: error))
    }
  }

  /// Runs an asynchronous operation while the main thread serves its run loop.
  private func serve(_ body: @escaping @MainActor () async throws -> Void) throws {
    var result: Result<Void, any Error>?
    Task { @MainActor in
      do {
        result = .success(try await body())
      } catch {
        result = .failure(error)
      }
    }
    RunLoopWait.run { result != nil }
    try result?.get()
  }

  // MARK: Stopping during a test

  /// Stops the test at a failure, without running anything after it.
  nonisolated func interrupt() {
    guard !MainQueue.isCurrent else { return MainActor.assumeIsolated { stop() } }
    mustStop.store(true, ordering: .releasing)
    DispatchQueue.main.async {}
    // The thread can't unwind its frames.
    while true { sleep(.max) }
  }

  /// Stops the test if another thread recorded a failure that must stop it.
  func stopIfNecessary() {
    if mustStop.load(ordering: .acquiring), !isStopping { stop() }
  }

  private func stop() -> Never {
    isStopping = true
    steps.removeAll { !$0.isTeardown }
    RunLoopWait.isLast = true
    performSteps()
    finish()
    for suite in RunningTest.openSuites.reversed() { suite.finish() }
    TestRunner.shared.stop()
  }
}

extension XCTestCase {
  /// Runs the asynchronous setup on the caller's actor, so that the test isn't sent to another one.
  fileprivate nonisolated(nonsending) func prepare() async throws {
    nonisolated(unsafe) let test = self
    try await test.setUp()
  }

  /// Runs the asynchronous teardown on the caller's actor, so that the test isn't sent to another
  /// one.
  fileprivate nonisolated(nonsending) func cleanUp() async throws {
    nonisolated(unsafe) let test = self
    try await test.tearDown()
  }
}
