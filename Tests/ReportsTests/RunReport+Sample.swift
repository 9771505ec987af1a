import Foundation
import Reports

extension RunReport {
  /// A report that contains an example of everything.
  static var sample: RunReport {
    let passed = ReportedRun(
      name: "walk-through", suite: "Flows", file: "Flows/walk-through.yaml", seconds: 0.25,
      outcome: .passed)
    var failed = ReportedRun(
      name: "testRed", suite: "MixerTests/ColorTests", seconds: 1.5, outcome: .failed)
    var step = ReportedStep(
      title: "tapOn: OK", file: "Flows/a.yaml", line: 3, start: 0.1, seconds: 0.2,
      outcome: .failed)
    step.issues = [
      ReportedIssue("“OK” is not visible", file: "Flows/a.yaml", line: 3, details: "label “No”")
    ]
    step.output = [ReportedLine(.output, "tapped"), ReportedLine(.error, "oh")]
    failed.steps = [step]
    let skipped = ReportedRun(
      name: "testBlue", suite: "MixerTests/ColorTests", seconds: 0, outcome: .skipped,
      reason: "not on Linux")
    return RunReport(
      title: "Tests of Mixer", date: Date(timeIntervalSince1970: 10), seconds: 2,
      runs: [passed, failed, skipped], properties: [ReportedProperty("device", "iPhone 15")])
  }
}
