import AppBuilder
import DeviceProtocol
import Foundation
import Reports
import Safeguards

extension TestResult {
  /// Returns the result in the form of a report.
  /// - Parameter folder: The folder for screenshots and attachments. Without a folder, they're
  ///   omitted.
  /// - Throws: `FileFailure` if a file can't be written.
  package func reported(in folder: ReportFolder? = nil) throws(FileFailure) -> ReportedRun {
    var run = ReportedRun(planned: name, configuration)
    run.seconds = seconds
    run.outcome = reportedOutcome
    run.reason = reason
    run.attempts = attempts
    for activity in activities {
      run.steps.append(try Self.step(activity, in: folder, screens: &run.screens))
    }
    run.issues = issues.filter { $0.expectation == nil }.map(reported)
    run.output = output + remarks
    guard let folder else { return run }
    if let seen { run.screens.append(try seen.reported(in: folder)) }
    if !hasPassed, !run.output.isEmpty {
      let log = run.output.map(\.text).joined(separator: "\n") + "\n"
      run.attachments.append(
        ReportedAttachment(
          name: "Log", type: "text/plain", path: try folder.keep(Data(log.utf8), ending: "log")))
    }
    if let movie {
      run.attachments.append(ReportedAttachment(name: "Movie", type: "video/mp4", path: movie))
    }
    for attachment in attachments {
      let kind = AttachmentKind(attachment.type)
      run.attachments.append(
        ReportedAttachment(
          name: attachment.name, type: kind.mediaType,
          path: try folder.keep(attachment.data, ending: kind.ending)))
    }
    return run
  }

  private var reportedOutcome: ReportedOutcome {
    switch outcome {
    case .passed: .passed
    case .failed: .failed
    case .failedAsExpected: .failedAsExpected
    case .skipped: .skipped
    case .crashed, .hung: .broken
    }
  }

  private var reason: String? {
    if case .skipped(let reason) = outcome { return reason }
    return nil
  }

  private func reported(_ issue: TestIssue) -> ReportedIssue {
    ReportedIssue(
      issue.message, file: issue.file, line: issue.line,
      details: lastWords.isEmpty ? nil : lastWords,
      isOfApp: outcome == .crashed || outcome == .hung)
  }

  /// The expected failures and the measurements, which aren't issues.
  private var remarks: [ReportedLine] {
    let expected = issues.compactMap { issue in
      issue.expectation.map {
        ReportedLine(.report, "Expected to fail (\($0)): \(issue.message)")
      }
    }
    return expected + measurements.map { ReportedLine(.report, "\($0)") }
  }

  private static func step(
    _ activity: Activity, in folder: ReportFolder?, screens: inout [ReportedScreen]
  ) throws(FileFailure) -> ReportedStep {
    var step = ReportedStep(
      title: activity.name, start: activity.start, seconds: activity.seconds)
    for part in activity.parts {
      step.steps.append(try Self.step(part, in: folder, screens: &screens))
    }
    if let folder, let seen = activity.seen {
      step.screen = screens.count
      screens.append(try seen.reported(in: folder))
    }
    return step
  }
}

extension ReportedRun {
  /// Creates the result of a declared test that hasn't been run yet.
  package init(planned test: DeclaredTest, of target: String) {
    self.init(planned: TestName(target: target, suite: test.suite, test: test.test), "")
  }

  /// Creates the result of a test that hasn't been run yet.
  /// - Parameter configuration: The configuration of the test plan, or an empty string if there's
  ///   only one.
  init(planned name: TestName, _ configuration: String) {
    self.init(
      planned: name.test + (configuration.isEmpty ? "" : " (\(configuration))"),
      suite: [name.target, name.suite].filter { !$0.isEmpty }.joined(separator: "/"))
  }
}

extension CapturedScreen {
  fileprivate func reported(in folder: ReportFolder) throws(FileFailure) -> ReportedScreen {
    ReportedScreen(
      picture: try folder.keep(picture, ending: "png"), size: elements?.frame.size ?? .zero,
      elements: elements.map { ReportedElement.elements(of: $0) } ?? [])
  }
}

extension TestMeasurement: CustomStringConvertible {
  /// The measurement as Xcode prints it, such as `measured [Time, s] average: 0.001, …`.
  package var description: String {
    guard !values.isEmpty else { return "measured [\(name), \(unit)] nothing" }
    let count = Double(values.count)
    let average = values.reduce(0, +) / count
    let variance = values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / count
    let deviation = average == 0 ? 0 : variance.squareRoot() / abs(average) * 100
    let listed = values.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    return String(
      format: "measured [%@, %@] average: %.6f, relative standard deviation: %.1f%%, values: [%@]",
      name, unit, average, deviation, listed)
  }
}
