/// A step of a flow, or an activity of a test.
package struct ReportedStep: Codable, Equatable, Sendable {
  /// What was done, such as `tapOn: OK`.
  package var title: String
  /// What the person calls it.
  package var label: String?
  /// The file in which it is written.
  package var file: String?
  /// The line in that file, from 1.
  package var line: Int?
  /// When it began, in real seconds from the beginning of its run.
  package var start: Double
  /// How long it took, in real seconds.
  package var seconds: Double
  /// What became of it.
  package var outcome: ReportedOutcome
  /// What was seen after it, by its place among the screens of the run.
  package var screen: Int?
  /// What the app printed and reported meanwhile.
  package var output: [ReportedLine]
  /// What went wrong in it.
  package var issues: [ReportedIssue]
  /// What it keeps.
  package var attachments: [ReportedAttachment]
  /// Its parts.
  package var steps: [ReportedStep]

  /// Creates a step that passed, with only its basic values.
  package init(
    title: String, label: String? = nil, file: String? = nil, line: Int? = nil, start: Double,
    seconds: Double = 0, outcome: ReportedOutcome = .passed
  ) {
    self.title = title
    self.label = label
    self.file = file
    self.line = line
    self.start = start
    self.seconds = seconds
    self.outcome = outcome
    output = []
    issues = []
    attachments = []
    steps = []
  }

  /// All that went wrong in it and its parts, unless it passed all the same.
  package var allIssues: [ReportedIssue] {
    outcome.isFailure ? steps.flatMap(\.allIssues) + issues : []
  }

  /// All that was printed and reported in it and its parts.
  package var allOutput: [ReportedLine] { steps.flatMap(\.allOutput) + output }

  /// How many steps it is with its parts.
  package var stepCount: Int { steps.reduce(1) { $0 + $1.stepCount } }
}
