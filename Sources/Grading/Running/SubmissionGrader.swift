import AppBuilder
import Flows
import Foundation
import Reports
import Safeguards
import Sandbox
import Survey
import TestRuns

/// Grades a submission.
///
/// There's a result whatever happens.
struct SubmissionGrader {
  private let submission: Submission
  private let suite: GradingSuite
  private let options: GradingOptions
  private let limit: TimeLimit
  private let total: TimeLimit?
  private var result: GradedSubmission

  /// Creates a grader for a submission, whose time limit starts now.
  /// - Parameter total: The time limit for all submissions.
  init(
    of submission: Submission, suite: GradingSuite, options: GradingOptions, total: TimeLimit?
  ) {
    self.submission = submission
    self.suite = suite
    self.options = options
    self.total = total
    limit = TimeLimit(seconds: options.timeout, within: total)
    result = GradedSubmission(grade: SubmissionGrade(submission))
  }

  /// Builds the submission, plays the flows, and runs the tests.
  mutating func run() async -> GradedSubmission {
    let start = ContinuousClock.now
    if let problem = submission.problem {
      end(.noProject, problem)
    } else if let built = await build() {
      await play(on: built.app)
      if result.grade.status == .graded, let tests = suite.tests {
        await run(tests, on: built.project)
      }
    }
    result.grade.seconds = (ContinuousClock.now - start) / .seconds(1)
    return result
  }

  /// Returns the result of a submission that wasn't graded.
  static func notBegun(
    _ submission: Submission, suite: GradingSuite, options: GradingOptions, because reason: String
  ) -> GradedSubmission {
    var grader = SubmissionGrader(of: submission, suite: suite, options: options, total: nil)
    grader.end(.notGraded, reason)
    return grader.result
  }

  /// Records why the grading ends, which is also the result of every flow that hasn't been played.
  private mutating func end(_ status: SubmissionGrade.Status, _ reason: String) {
    result.grade.status = status
    result.grade.reason = reason
    let played = Set(result.runs.map(\.fullName))
    result.runs += suite.planned.filter { !played.contains($0.fullName) }.map { $0.notRun(reason) }
  }

  /// Records that the time limit was reached or the grading was stopped.
  private mutating func endEarly(_ what: String) {
    guard !Task.isCancelled else { return end(.notGraded, GradingRun.endedBefore) }
    guard total?.isOver != true else { return end(.notGraded, GradingRun.outOfTime) }
    end(
      .timedOut,
      "\(what) when the time limit of \(options.timeout.formatted()) seconds was reached.")
  }

  // MARK: Building

  /// Builds the most likely project with an app that uses UIKit.
  private mutating func build() async -> (app: BuiltApp, project: URL)? {
    var first: BuildFailure?
    for project in submission.projects {
      do {
        let builder = builder
        let app = try await limit.during { try await builder.build(project) }
        note(project)
        return (app, project)
      } catch let failure as BuildFailure where !Task.isCancelled && !limit.isOver {
        first = first ?? failure
        if failure.otherKind != nil { continue }
        first = failure
        note(project)
        break
      } catch {
        endEarly("The project was still being built")
        return nil
      }
    }
    if let first { note(first) }
    return nil
  }

  private var builder: AppBuilder { builder(for: options.building.system) }

  private func builder(for system: SystemChoice) -> AppBuilder {
    var building = options.building
    building.system = system
    building.readableFolders.append(submission.place)
    return AppBuilder(options: building)
  }

  /// Records which project is graded, and which others were found.
  private mutating func note(_ project: URL) {
    result.grade.project = path(of: project)
    let others = submission.projects.filter { $0 != project }.map(path)
    guard !others.isEmpty else { return }
    result.grade.notes.append(
      "Graded \(path(of: project)); there is also \(others.joined(separator: ", ")).")
  }

  private func path(of file: URL) -> String {
    file.path.path(from: submission.place.path)
  }

  private mutating func note(_ failure: BuildFailure) {
    guard !failure.isOfFullDisk else { return end(.notGraded, "The disk is full.") }
    end(.buildFailed, "Build failed: \(summary(of: failure))")
  }

  /// Returns the first error, with its location relative to the submission's folder.
  private func summary(of failure: BuildFailure) -> String {
    let error = failure.diagnostics.first { $0.severity == .error }
    let file = error?.file.map { path(of: URL(fileURLWithPath: $0)) }
    let place = [file, error?.line.map(String.init)].compactMap(\.self).joined(separator: ":")
    let message = failure.otherKind ?? error?.message ?? "the project doesn't build"
    return (place.isEmpty ? "" : "\(place): ") + message.onOneLine
  }

  // MARK: Playing

  private mutating func play(on app: BuiltApp) async {
    do {
      let pictures = try ScratchFolder()
      defer { pictures.remove() }
      for flow in suite.flows {
        let (suite, builder) = (flowSuite(pictures.url), otherBuilder(for: flow, than: app))
        let played = try await limit.during {
          let bundle = try await builder?.build(app.project).bundle ?? app.bundle
          return try await suite.play(flow, apps: [bundle])
        }
        result.runs.append(
          try kept(played.failure?.screenshot, of: ReportedRun(played)))
      }
    } catch {
      guard limit.isOver || Task.isCancelled else { return end(.buildFailed, "\(error)") }
      endEarly("The flows were still being played")
    }
  }

  /// Returns the builder for a flow that requests another system than the app was built for.
  ///
  /// The command's own request has precedence.
  private func otherBuilder(for flow: Flow, than app: BuiltApp) -> AppBuilder? {
    guard let system = flow.system?.release, system != app.system else { return nil }
    if case .exactly = options.building.system { return nil }
    return builder(for: .exactly(system))
  }

  private func flowSuite(_ pictures: URL) -> FlowSuite {
    var suite = FlowSuite(
      model: options.model, appearance: options.appearance, locale: options.locale,
      screenshots: pictures, sandbox: options.sandbox)
    suite.isAboutOneApp = true
    suite.conceals = true
    return suite
  }

  /// Stores the screenshot of a failure.
  private func kept(_ picture: Data?, of run: ReportedRun) throws -> ReportedRun {
    guard let folder = options.report, let picture, !picture.isEmpty else { return run }
    var run = run
    run.attachments.append(
      ReportedAttachment(name: "Screen", type: "image/png", path: try folder.keep(picture)))
    return run
  }

  // MARK: Testing

  /// Builds the suite's tests with the submission, and runs them.
  private mutating func run(_ tests: SuiteTests, on project: URL) async {
    let (builder, options) = (builder, testOptions)
    do {
      let results = try await limit.during {
        let products = try await builder.build(TestRequest(tests.files), of: project)
        return try await TestRun(products, options: options).run().results
      }
      result.runs += try results.map { try kept($0.seen?.picture, of: try $0.reported()) }
        .filter(tests.has)
      result.hasRunTests = true
    } catch  where Task.isCancelled || limit.isOver {
      endEarly("The tests were still being run")
    } catch let failure as BuildFailure {
      skip(tests, "The tests don't build with the submission: \(summary(of: failure))")
    } catch {
      skip(tests, "The tests can't be run: \("\(error)".onOneLine)")
    }
  }

  /// Records why the tests weren't run, which is also the result of each test.
  private mutating func skip(_ tests: SuiteTests, _ reason: String) {
    result.grade.notes.append(reason)
    result.runs += tests.planned.map { $0.notRun(reason) }
  }

  private var testOptions: TestOptions {
    var tests = TestOptions()
    tests.model = options.model
    tests.appearance = options.appearance
    tests.locale = options.locale
    tests.sandbox = options.sandbox
    tests.timeout = min(tests.timeout, options.timeout)
    return tests
  }
}

extension ReportedRun {
  /// Returns the result of a flow or test that wasn't run.
  fileprivate func notRun(_ reason: String) -> ReportedRun {
    var run = self
    run.issues = [ReportedIssue(reason)]
    return run
  }
}
