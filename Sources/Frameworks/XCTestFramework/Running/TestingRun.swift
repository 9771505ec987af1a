import DeviceProtocol
import Foundation

/// A run of Swift Testing tests, whose events are converted to reports for the runner.
@MainActor
final class TestingRun {
  /// The names of the tests, by identifier.
  private let names: [String: TestName]
  /// The start times of the running tests, in seconds on the system clock.
  private var begun: [TestName: TimeInterval] = [:]
  private var failed: Set<TestName> = []
  private var known: Set<TestName> = []
  private var ended: Set<TestName> = []
  /// The outcomes of a test's finished functions.
  ///
  /// Functions with the same name are treated as one test.
  private var outcomes: [TestName: [TestOutcome]] = [:]
  private let functionCounts: [TestName: Int]

  init(_ names: [String: TestName]) {
    self.names = names
    functionCounts = names.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  func take(_ record: TestingRecord) {
    guard case .event(let event) = record else { return }
    guard let name = event.testID.flatMap({ names[$0] }) else {
      // The issue belongs to a suite, or to an unknown test.
      if event.kind == "issueRecorded" { take(issue: event, of: nil) }
      return
    }
    switch event.kind {
    case "testStarted": begin(name)
    case "issueRecorded": take(issue: event, of: name)
    case "valueAttached": keep(event)
    case "testSkipped": endFunction(of: name, .skipped(reason: event.quotedText))
    case "testEnded": endFunction(of: name, outcome(of: event))
    default: break
    }
  }

  private func begin(_ name: TestName) {
    guard begun[name] == nil else { return }
    begun[name] = ProcessInfo.processInfo.systemUptime
    TestReports.send(.began(name))
  }

  private func take(issue event: TestingRecord.Event, of name: TestName?) {
    guard let issue = event.issue else { return }
    guard issue.isKnown || issue.isFailure ?? true else { return }
    var report = TestIssue(
      event.isThrownError ? .thrownError : .assertionFailure, event.problem,
      file: issue.sourceLocation?.filePath, line: issue.sourceLocation?.line)
    if issue.isKnown { report.expectation = event.details.joined(separator: "\n") }
    TestReports.send(.issue(report))
    guard let name else { return }
    if issue.isKnown { known.insert(name) } else { failed.insert(name) }
  }

  private func keep(_ event: TestingRecord.Event) {
    guard let file = event.attachment?.path.map({ URL(fileURLWithPath: $0) }) else { return }
    let attachment = XCTAttachment(contentsOfFile: file)
    attachment.lifetime = .keepAlways
    attachment.send()
  }

  private func outcome(of event: TestingRecord.Event) -> TestOutcome {
    event.messages.first?.symbol == "skip" ? .skipped(reason: event.quotedText) : .passed
  }

  private func endFunction(of name: TestName, _ outcome: TestOutcome) {
    outcomes[name, default: []].append(outcome)
    guard let all = outcomes[name], all.count == functionCounts[name] else { return }
    if failed.contains(name) {
      end(name, .failed)
    } else if let skipped = all.first, !all.contains(.passed) {
      end(name, skipped)
    } else {
      end(name, known.contains(name) ? .failedAsExpected : .passed)
    }
  }

  private func end(_ name: TestName, _ outcome: TestOutcome) {
    guard ended.insert(name).inserted else { return }
    begin(name)
    let seconds = ProcessInfo.processInfo.systemUptime - (begun[name] ?? 0)
    TestRunner.shared.take(name)
    TestReports.send(.ended(name, outcome, seconds: seconds))
  }

  /// Reports the tests that the library didn't report.
  func finish() {
    for name in Set(names.values) where !ended.contains(name) {
      begin(name)
      TestReports.send(.issue(TestIssue(.system, "Swift Testing didn't run this test.")))
      end(name, .failed)
    }
  }
}

extension TestingRecord.Event {
  /// A description of the problem, with the user's comments.
  fileprivate var problem: String {
    let text = messages.filter { $0.symbol != "details" }.map(\.text)
    return (issue?.isKnown == true ? text : text + details).joined(separator: "\n")
  }

  /// The user's comments.
  fileprivate var details: [String] { messages.filter { $0.symbol == "details" }.map(\.text) }

  fileprivate var isThrownError: Bool {
    messages.first?.text.hasPrefix("Caught error: ") ?? false
  }

  /// The text in quotation marks after a colon at the end of the message, or an empty string.
  fileprivate var quotedText: String {
    guard let text = messages.first?.text, text.hasSuffix("\""),
      let start = text.range(of: ": \"")
    else { return "" }
    return String(text[start.upperBound...].dropLast())
  }
}
