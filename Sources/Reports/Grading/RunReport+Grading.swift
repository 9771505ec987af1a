extension RunReport {
  /// Returns the runs with their points, then the problems that prevented other runs, then the
  /// tests listed in `points` that weren't run.
  func graded(by points: Points) -> [(run: ReportedRun, worth: TestPoints)] {
    let missing = points.missing(in: self)
    // A problem only loses the points of the tests that it prevented, if these are known.
    let lost = TestPoints(points: runs.isEmpty && missing.isEmpty ? points.usual.points : 0)
    return runs.map { ($0, points.points(of: $0)) }
      + results.dropFirst(runs.count).map { ($0, lost) }
      + missing.map { (.missing($0.name), $0.points) }
  }
}

extension ReportedRun {
  fileprivate static func missing(_ name: String) -> ReportedRun {
    var run = ReportedRun(planned: name, suite: "")
    run.issues = [ReportedIssue("It wasn't run.")]
    return run
  }
}
