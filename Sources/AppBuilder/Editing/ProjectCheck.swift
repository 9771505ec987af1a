/// The builder's findings about the files of a project that aren't Swift.
package struct ProjectCheck: Codable, Sendable {
  /// The problems in storyboards, asset catalogs, and other files.
  package let problems: [Diagnostic]
  /// The names in these files.
  package let names: ProjectNames
  /// The members that storyboards connect, but that classes don't have.
  package let missing: [MissingMember]
  /// The names of the targets with tests, by the paths of their files.
  package let testTargets: [String: String]

  /// Creates a description of the findings.
  package init(
    problems: [Diagnostic], names: ProjectNames, missing: [MissingMember],
    testTargets: [String: String]
  ) {
    self.problems = problems
    self.names = names
    self.missing = missing
    self.testTargets = testTargets
  }
}
