/// A message from a test process to the runner.
package enum TestReport: Codable, Equatable, Sendable {
  /// The tests in the process, in default order.
  ///
  /// It's the first message of the process.
  case found([TestName])
  /// A test started.
  case began(TestName)
  /// The running test recorded an issue.
  ///
  /// Outside of a test, the issue is about the suites or the process.
  case issue(TestIssue)
  /// The running test added an attachment.
  case attachment(TestAttachment)
  /// The running test measured something.
  case measurement(TestMeasurement)
  /// The running test started an activity, which can contain other activities.
  case activityBegan(String)
  /// The activity that started last has ended.
  case activityEnded
  /// A test ended, after a number of seconds in real time.
  case ended(TestName, TestOutcome, seconds: Double)
  /// The process is about to exit because a test must end in the middle.
  ///
  /// The remaining tests run in a new process.
  case needsNewProcess
  /// All requested tests have ended, so the process can be ended.
  case finished
  /// A UI test sends a request, and waits for the reply.
  case request(id: Int, AutomationRequest)
}
