import DeviceProtocol
import Foundation

/// The progress of the tests in a process, tracked from its messages.
struct TestCourse {
  /// The maximum number of issues kept for a test.
  private static let mostIssues = 1_000
  private static let mostAttachmentBytes = 256 << 20
  private static let mostActivities = 10_000

  /// The results of tests that have ended.
  private(set) var results: [TestResult] = []
  /// The running test.
  private(set) var current: TestResult?
  /// The issues outside of any test.
  private(set) var stray: [TestIssue] = []
  /// The start time of the current test, or of the process if no test is running, on a clock in
  /// seconds.
  private(set) var start = 0.0
  private var open: [TestResult.Activity] = []
  private var activityCount = 0
  private var attachmentBytes = 0
  /// The number of tests that had ended when the process started.
  private var resultsBefore = 0

  /// Whether a test of the process has ended and no test is running.
  var isAfterTest: Bool { current == nil && results.count > resultsBefore }

  /// Records that a process starts.
  mutating func beginProcess(at time: Double) {
    start = time
    resultsBefore = results.count
    stray = []
  }

  /// Records that a test starts.
  ///
  /// Issues reported before the first test belong to it.
  mutating func begin(_ name: TestName, at time: Double) {
    current = TestResult(name)
    current?.issues = stray
    stray = []
    start = time
    (open, activityCount, attachmentBytes) = ([], 0, 0)
  }

  /// Records an issue.
  /// - Returns: Whether it's the first issue of the running test.
  mutating func add(_ issue: TestIssue) -> Bool {
    guard let count = current?.issues.count else {
      if stray.count < Self.mostIssues { stray.append(issue) }
      return false
    }
    if count < Self.mostIssues { current?.issues.append(issue) }
    return count == 0
  }

  /// Records the screen's contents at the first issue.
  mutating func add(_ seen: CapturedScreen?) {
    current?.seen = seen
  }

  /// Records the last output of the process.
  mutating func add(lastWords: String) {
    current?.lastWords = lastWords
  }

  /// Records an attachment of the running test.
  ///
  /// Attachments that exceed the limit are discarded.
  mutating func add(_ attachment: TestAttachment) {
    attachmentBytes += attachment.data.count
    guard attachmentBytes <= Self.mostAttachmentBytes else { return }
    current?.attachments.append(attachment)
  }

  /// Records a measurement of the running test.
  mutating func add(_ measurement: TestMeasurement) {
    current?.measurements.append(measurement)
  }

  /// Records that an activity of the running test starts.
  mutating func beginActivity(_ name: String, at time: Double) {
    activityCount += 1
    open.append(TestResult.Activity(name: name, start: time - start))
  }

  /// Records that the activity that started last has ended.
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

  /// Records that the running test has ended.
  /// - Returns: The result to pass to `keep(_:)`, or `nil` if no test is running.
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

  /// Stores the result of a test that has ended.
  mutating func keep(_ result: TestResult) {
    results.append(result)
  }

  /// Records the failure of a test that can't be run.
  /// - Returns: The result.
  mutating func fail(_ name: TestName, _ issue: TestIssue) -> TestResult {
    var result = TestResult(name)
    result.fail(issue)
    results.append(result)
    return result
  }

  /// Records the failure of the test that ended last.
  /// - Returns: The result.
  mutating func failLast(_ issue: TestIssue) -> TestResult? {
    guard let last = results.indices.last else { return nil }
    results[last].fail(issue)
    return results[last]
  }

  /// Records the failure of all tests of the process, including the running one, and of some that
  /// haven't started.
  /// - Returns: The results.
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
