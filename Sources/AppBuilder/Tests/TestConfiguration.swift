/// The settings for running tests, from a scheme or a test plan.
package struct TestConfiguration: Codable, Equatable, Sendable {
  /// The name in the test plan, or an empty string if there's only one.
  package var name = ""
  /// The launch arguments of the app that hosts the tests, or of the tests' own process.
  package var arguments: [String] = []
  /// The environment of that process.
  package var environment: [String: String] = [:]
  /// The language of the device, such as `de`, or `nil` to keep the current one.
  package var language: String?
  /// The region of the device, such as `DE`, or `nil` to keep the current one.
  package var region: String?
  /// The number of times that a failing test is retried.
  package var retries = 0

  /// Creates an empty configuration, which doesn't change anything.
  package init() {}
}
