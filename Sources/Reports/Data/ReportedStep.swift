/// A step of a flow, or an activity of a test.
package struct ReportedStep: Codable, Equatable, Sendable {
  /// The action, such as `tapOn: OK`.
  package var title: String
  /// The user's name for the step.
  package var label: String?
  /// The file that contains the step.
  package var file: String?
  /// The line in that file, counted from 1.
  package var line: Int?
  /// The start time, in real seconds from the start of the run.
  package var start: Double
  /// The duration, in real seconds.
  package var seconds: Double
  /// The outcome.
  package var outcome: ReportedOutcome
  /// The screen after the step, as an index into the screens of the run.
  package var screen: Int?
  /// The app's output and reports during the step.
  package var output: [ReportedLine]
  /// The issues in the step.
  package var issues: [ReportedIssue]
  /// The attachments.
  package var attachments: [ReportedAttachment]
  /// The nested steps.
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

  /// All issues of the step and its nested steps, or none if the step passed anyway.
  package var allIssues: [ReportedIssue] {
    outcome.isFailure ? steps.flatMap(\.allIssues) + issues : []
  }

  /// All output and reports of the step and its nested steps.
  package var allOutput: [ReportedLine] { steps.flatMap(\.allOutput) + output }

  /// The number of steps, including nested ones.
  package var stepCount: Int { steps.reduce(1) { $0 + $1.stepCount } }
}
