/// The settings of a scheme or a test plan for a project's tests.
package struct TestScheme: Codable, Equatable, Sendable {
  /// A target whose tests are run.
  package struct Target: Codable, Equatable, Sendable {
    /// Its name in the project.
    package var name: String
    /// The tests that are left out, as `Suite` or `Suite/test`.
    package var skipped: [String]
    /// The only tests that are run, as `Suite` or `Suite/test`; `nil` is all.
    package var selected: [String]?

    /// Creates a target with the tests selected from it.
    package init(name: String, skipped: [String], selected: [String]?) {
      self.name = name
      self.skipped = skipped
      self.selected = selected
    }
  }

  /// The targets, in the order they're run; `nil` means all.
  package var targets: [Target]?
  /// The configurations that the targets are run with. All targets run with each configuration.
  package var configurations: [TestConfiguration]

  /// The default without a scheme: all tests, without further settings.
  package static let all = TestScheme(targets: nil, configurations: [TestConfiguration()])

  /// Some targets with some configurations.
  package init(targets: [Target]?, configurations: [TestConfiguration]) {
    self.targets = targets
    self.configurations = configurations
  }
}
