/// The test settings of a scheme or test plan.
package struct TestScheme: Codable, Equatable, Sendable {
  /// A target whose tests run.
  package struct Target: Codable, Equatable, Sendable {
    /// The name of the target in the project.
    package var name: String
    /// The tests to skip, as `Suite` or `Suite/test`.
    package var skipped: [String]
    /// The tests to run, as `Suite` or `Suite/test`, or `nil` to run all.
    package var selected: [String]?

    /// Creates a target with a selection of its tests.
    package init(name: String, skipped: [String], selected: [String]?) {
      self.name = name
      self.skipped = skipped
      self.selected = selected
    }
  }

  /// The targets, in the order they run, or `nil` for all.
  package var targets: [Target]?
  /// The configurations.
  ///
  /// All targets run with each configuration.
  package var configurations: [TestConfiguration]

  /// The default settings without a scheme, which run all tests.
  package static let all = TestScheme(targets: nil, configurations: [TestConfiguration()])

  /// Creates settings with targets and configurations.
  package init(targets: [Target]?, configurations: [TestConfiguration]) {
    self.targets = targets
    self.configurations = configurations
  }
}
