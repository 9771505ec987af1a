import DeviceProtocol
import Foundation

/// The progress of a process's tests, from its messages.
struct TestCourse {
  /// The maximum number of issues kept for a test.
  private static let mostIssues = 1_000
  private static let mostAttachmentBytes = 256 << 20
  private static let mostActivities = 10_000

  /// The tests that are over.
  private(set) var results: [TestResult] = []
  /// The test that runs.
  private(set) var current: TestResult?
  /// The issues outside of any test.
  private(set) var stray: [TestIssue] = []
  /// The time at which the current test, or else the process, started, on a clock in seconds.
  private(set) var start = 0.0
  private var open: [TestResult.Activity] = []
  private var activityCount = 0
  private var attachmentBytes = 0
  /// The number of tests that were finished when the process started.
  private var resultsBefore = 0

  /// Whether a test of the process is over, and none runs.
  var isAfterTest: Bool { current == nil && results.count > resultsBefore }

  /// Notes that a process starts.
  mutating func beginProcess(at time: Double) {
    start = time
    resultsBefore = results.count
    stray = []
  }

  /// Notes that a test starts; issues from before the first one are its own.
  mutating func begin(_ name: TestName, at time: Double) {
    current = TestResult(name)
    current?.issues = stray
    stray = []
    start = time
    (open, activityCount, attachmentBytes) = ([], 0, 0)
  }

  /// Notes an issue.
  /// - Returns: whether it's the first of the test that runs.
  mutating func add(_ issue: TestIssue) -> Bool {
    guard let count = current?.issues.count else {
      if stray.count < Self.mostIssues { stray.append(issue) }
      return false
    }
    if count < Self.mostIssues { current?.issues.append(issue) }
    return count == 0
  }

  /// Notes the screen's contents at the first issue.
  mutating func add(_ seen: CapturedScreen?) {
    current?.seen = seen
  }

  /// Notes the last words of the process.
  mutating func add(lastWords: String) {
    current?.lastWords = lastWords
  }

  /// Notes an attachment of the test that runs; too much of it is left out.
  mutating func add(_ attachment: TestAttachment) {
    attachmentBytes += attachment.data.count
    guard attachmentBytes <= Self.mostAttachmentBytes else { return }
    current?.attachments.append(attachment)
  }

  /// Notes a measurement of the test that runs.
  mutating func add(_ measurement: TestMeasurement) {
    current?.measurements.append(measurement)
  }

  /// Notes that a part of the test that runs starts.
  mutating func beginActivity(_ name: String, at time: Double) {
    activityCount += 1
    open.append(TestResult.Activity(name: name, start: time - start))
  }

  /// Notes that the part that started last is over.
  mutating func endActivity(seen: CapturedScreen?, at time: Double) {
    guard var activity = open.popLast() else { return }
    activity.seconds = time - start - activity.start
    activity.seen = seen
    guard activityCount <= Self.mostActivities else { return }
    if open.isEmpty {
      current?.activities.append(activity)
    } else {
      open[open.count - 1].parts.append(activity)
    }
  }

  /// Notes that the test that runs is over.
  /// - Returns: how it went, for `keep(_:)`, or `nil` if no test runs.
  mutating func end(_ outcome: TestResult.Outcome, seconds: Double) -> TestResult? {
    while !open.isEmpty { endActivity(seen: nil, at: start + seconds) }
    guard var result = current else { return nil }
    let isWrong = result.issues.contains { $0.expectation == nil }
    result.outcome = outcome == .passed && isWrong ? .failed : outcome
    result.seconds = seconds
    if result.hasPassed { result.attachments.removeAll { !$0.isKeptAlways } }
    current = nil
    return result
  }

  /// Keeps how a test went that is over.
  mutating func keep(_ result: TestResult) {
    results.append(result)
  }

  /// Fails a test that can't be run.
  /// - Returns: how it went.
  mutating func fail(_ name: TestName, _ issue: TestIssue) -> TestResult {
    var result = TestResult(name)
    result.fail(issue)
    results.append(result)
    return result
  }

  /// Fails the test that ended last.
  /// - Returns: how it went.
  mutating func failLast(_ issue: TestIssue) -> TestResult? {
    guard let last = results.indices.last else { return nil }
    results[last].fail(issue)
    return results[last]
  }

  /// Fails all tests of the process, the one that runs too, and some that haven't started.
  /// - Returns: how they went.
  mutating func failAll(and names: [TestName], _ issue: TestIssue) -> [TestResult] {
    if let current { results.append(current) }
    current = nil
    let known = Set(results.map(\.name))
    results += names.filter { !known.contains($0) }.map(TestResult.init)
    for index in results.indices.dropFirst(resultsBefore) { results[index].fail(issue) }
    return Array(results.dropFirst(resultsBefore))
  }
}

extension TestResult {
  fileprivate mutating func fail(_ issue: TestIssue) {
    if hasPassed { outcome = .failed }
    issues.append(issue)
  }
}

extension TestResult.Outcome {
  init(_ outcome: TestOutcome) {
    switch outcome {
    case .passed: self = .passed
    case .failed: self = .failed
    case .failedAsExpected: self = .failedAsExpected
    case .skipped(let reason): self = .skipped(reason: reason)
    }
  }
}
