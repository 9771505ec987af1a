import Foundation
import Reports
import Survey

/// Grades the submissions of a class, several at the same time.
///
/// No submission can prevent another one from being graded.
package struct GradingRun {
  /// The reason that a submission isn't graded if the teacher stops the grading.
  static let endedBefore = "The grading was stopped before this."

  /// The reason that a submission isn't graded if the time limit for all submissions is reached.
  static let outOfTime = "The time limit for all submissions was reached before this."

  private let suite: GradingSuite
  private let options: GradingOptions

  /// Creates a run with options.
  package init(_ suite: GradingSuite, options: GradingOptions) {
    self.suite = suite
    self.options = options
  }

  /// Grades submissions until all of them are graded, the time limit is reached, or the task is
  /// canceled.
  /// - Parameters:
  ///   - all: The whole class. The options can select a part of it.
  ///   - tell: A closure that's called with each grade as soon as it's available.
  package func run(
    _ all: [Submission], tell: @Sendable (SubmissionGrade) -> Void = { _ in }
  ) async -> GradingOutcome {
    let date = Date()
    let start = ContinuousClock.now
    let submissions = options.shard?.items(of: all) ?? all
    let (graded, runs) = completed(await grade(submissions, tell))
    let tests = runs.map { GradedTest($0, suite.points) }
    let book = GradeBook(
      suite: suite.name, date: date, seconds: (ContinuousClock.now - start) / .seconds(1),
      shard: options.shard,
      roll: all.map { GradeBook.Entry(folder: $0.folder, student: $0.student) }, tests: tests,
      submissions: graded.map { $0.grade(suite.points) })
    return GradingOutcome(
      book: book,
      reports: graded.map { ($0.grade.folder, $0.report(suite, date: date)) },
      mismatch: graded.contains(where: \.hasRunTests) ? mismatch(runs) : nil)
  }

  private func mismatch(_ runs: [ReportedRun]) -> PointsMismatch? {
    do throws(PointsMismatch) {
      try suite.check(runs)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the submissions with a result for every flow and test, all in the same order.
  /// - Returns: The submissions, and a run of each flow and test.
  private func completed(
    _ graded: [GradedSubmission]
  ) -> (graded: [GradedSubmission], runs: [ReportedRun]) {
    var seen: Set<String> = []
    let runs = (suite.planned + graded.flatMap(\.runs)).filter { seen.insert($0.fullName).inserted }
    return (graded.map { $0.completed(with: runs, of: suite) }, runs)
  }

  private func grade(
    _ submissions: [Submission], _ tell: @Sendable (SubmissionGrade) -> Void
  ) async -> [GradedSubmission] {
    let total = options.totalTimeout.map { TimeLimit(seconds: $0) }
    var results: [Int: GradedSubmission] = [:]
    await withTaskGroup(of: (Int, GradedSubmission).self) { group in
      var rest = submissions.indices[...]
      func begin() {
        guard !Task.isCancelled, total?.isOver != true, let index = rest.popFirst() else { return }
        let (submission, suite, options) = (submissions[index], suite, options)
        group.addTask {
          var grader = SubmissionGrader(
            of: submission, suite: suite, options: options, total: total)
          return (index, await grader.run())
        }
      }
      for _ in 0..<max(1, options.jobs) { begin() }
      for await (index, result) in group {
        results[index] = result
        tell(result.grade(suite.points))
        begin()
      }
    }
    let reason = Task.isCancelled ? Self.endedBefore : Self.outOfTime
    return submissions.enumerated().map { index, submission in
      results[index]
        ?? SubmissionGrader.notBegun(submission, suite: suite, options: options, because: reason)
    }
  }
}
