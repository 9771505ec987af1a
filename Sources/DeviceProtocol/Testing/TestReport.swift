/// A message from a test process to the runner.
package enum TestReport: Codable, Equatable, Sendable {
  /// The existing tests, in the order in which they would run: the first message of the process.
  case found([TestName])
  /// A test starts.
  case began(TestName)
  /// The test that runs found something wrong; one outside of any test is about the suites, or
  /// about the process.
  case issue(TestIssue)
  /// The test that runs keeps something.
  case attachment(TestAttachment)
  /// The current test measured something.
  case measurement(TestMeasurement)
  /// A part of the test that runs starts, which may have parts itself.
  case activityBegan(String)
  /// The part that started last is over.
  case activityEnded
  /// A test is over; how long it took is in real seconds.
  case ended(TestName, TestOutcome, seconds: Double)
  /// The process ends itself so that the tests that are left run in a new one, as one must end in
  /// the middle.
  case needsNewProcess
  /// All tests that were asked for are over; the process may be ended.
  case finished
  /// A UI test asks for something to be done or looked up; it waits for the reply.
  case request(id: Int, AutomationRequest)
}
