/// A message from the runner to the process with the tests.
package enum TestCommand: Codable, Equatable, Sendable {
  /// Opens the test library at a path in the process of the host app, and finds its tests.
  ///
  /// Without a path, finds the tests in the process's own executable. The answer is
  /// `TestReport.found`.
  /// - Parameter token: A number that each report must include, which nothing else in the process
  ///   receives.
  case open(library: String?, token: UInt64 = 0)
  /// Runs the given tests, in this order.
  case run([TestName])
  /// The answer to a request.
  case reply(id: Int, AutomationReply)
}
