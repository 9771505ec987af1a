/// A message from the runner to the process with the tests.
package enum TestCommand: Codable, Equatable, Sendable {
  /// Opens the library with tests at a path, in the process of the app that hosts it, and finds the
  /// tests in it; without a path, those in the process's own executable. Answered by
  /// `TestReport.found`.
  /// - Parameter token: A number that each report comes with, which nothing else in the process is
  ///   given.
  case open(library: String?, token: UInt64 = 0)
  /// Runs the given tests, in this order.
  case run([TestName])
  /// The answer to a request.
  case reply(id: Int, AutomationReply)
}
