import Foundation

/// Surveys several projects at the same time, in such a way that no project can affect the result
/// of another.
package struct SurveyRun {
  private let options: SurveyOptions

  /// Creates a survey with some options.
  package init(options: SurveyOptions) {
    self.options = options
  }

  /// Surveys projects until all are done or the task is cancelled.
  /// - Parameter tell: A closure that receives the progress.
  /// - Returns: The result of each project, or of each project in the selected shard, in the same
  ///   order.
  package func run(
    _ all: [FoundProject], tell: @Sendable (SurveyProgress) -> Void = { _ in }
  ) async -> SurveyReport {
    let start = ContinuousClock.now
    let projects = options.shard?.items(of: all) ?? all
    var progress = SurveyProgress(total: projects.count)
    var results = projects.map {
      ProjectResult.notSurveyed($0, because: ProjectSurvey.endedBefore)
    }
    await withTaskGroup(of: (Int, ProjectResult).self) { group in
      var rest = projects.indices[...]
      func begin() {
        guard !Task.isCancelled, let index = rest.popFirst() else { return }
        let (project, options) = (projects[index], options)
        progress.latest = project.name
        group.addTask {
          var survey = ProjectSurvey(of: project, options: options)
          return (index, await survey.run())
        }
        tell(progress)
      }
      for _ in 0..<max(1, options.jobs) { begin() }
      for await (index, result) in group {
        results[index] = result
        progress.outcomes.append(result.outcome)
        progress.elapsed = (ContinuousClock.now - start) / .seconds(1)
        begin()
        tell(progress)
      }
    }
    var report = SurveyReport(
      seed: options.seed, results: results,
      duration: (ContinuousClock.now - start) / .seconds(1))
    report.projects = all
    report.shard = options.shard
    return report
  }
}
