/// The result of a flow or test.
package struct ReportedRun: Codable, Equatable, Sendable {
  /// The name in its suite.
  package var name: String
  /// The suite: the folder of a flow, or the target and class of a test, such as
  /// `MixerTests/ColorTests`.
  package var suite: String
  /// The project name that merging has added before the suite, or `nil` if there is none.
  package var project: String?
  /// The file that contains the flow or test.
  package var file: String?
  /// The line in that file, counted from 1.
  package var line: Int?
  /// The duration, in real seconds.
  package var seconds: Double
  /// The outcome.
  package var outcome: ReportedOutcome
  /// The reason that it was skipped, or its result, as a sentence.
  package var reason: String?
  /// The kind of failure, if it has a name.
  package var kind: String?
  /// The steps, in order.
  package var steps: [ReportedStep]
  /// The screens after the steps, which refer to them by index.
  package var screens: [ReportedScreen]
  /// The issues outside of any step.
  package var issues: [ReportedIssue]
  /// The app's output and reports outside of any step.
  package var output: [ReportedLine]
  /// The files stored with the result, such as screenshots, logs, and a movie.
  package var attachments: [ReportedAttachment]
  /// The number of attempts: one more than the number of previous failures, or 0 if the flow or
  /// test didn't run.
  package var attempts: Int

  /// Creates a run with only its basic values.
  package init(
    name: String, suite: String, file: String? = nil, line: Int? = nil, seconds: Double,
    outcome: ReportedOutcome, reason: String? = nil
  ) {
    self.name = name
    self.suite = suite
    self.file = file
    self.line = line
    self.seconds = seconds
    self.outcome = outcome
    self.reason = reason
    steps = []
    screens = []
    issues = []
    output = []
    attachments = []
    attempts = 1
  }

  /// Creates a run that hasn't started yet, and is considered failed until then.
  package init(planned name: String, suite: String, file: String? = nil) {
    self.init(name: name, suite: suite, file: file, seconds: 0, outcome: .broken)
    attempts = 0
  }

  /// Whether the run hasn't started yet, and no known issue prevents it.
  package var isPlanned: Bool { attempts == 0 && issues.isEmpty }

  /// The full name, such as `MixerTests/ColorTests/testRed`.
  package var fullName: String { suite.isEmpty ? name : "\(suite)/\(name)" }

  /// All issues of the steps, in order, followed by the issues outside of any step.
  package var allIssues: [ReportedIssue] { steps.flatMap(\.allIssues) + issues }

  /// All output and reports of the steps, in order, followed by those outside of any step.
  package var allOutput: [ReportedLine] { steps.flatMap(\.allOutput) + output }

  /// The number of steps, including nested ones.
  package var stepCount: Int { steps.reduce(0) { $0 + $1.stepCount } }
}
