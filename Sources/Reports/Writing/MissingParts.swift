/// The shards that have no report, such as because a machine stopped too early.
struct MissingParts {
  /// A report for each missing shard, in which every known run has failed.
  let reports: [RunReport]

  /// Finds the shards that none of the given reports is about.
  init(of reports: [RunReport]) {
    var wholes: [Whole: [RunReport]] = [:]
    var order: [Whole] = []
    for report in reports {
      guard let whole = Whole(report) else { continue }
      if wholes[whole, default: []].isEmpty { order.append(whole) }
      wholes[whole, default: []].append(report)
    }
    self.reports = order.compactMap { whole in
      wholes[whole].flatMap { Self.rest($0, of: whole) }
    }
  }

  /// A complete set of shards.
  private struct Whole: Hashable {
    let project: String?
    let command: String
    let count: Int

    init?(_ report: RunReport) {
      guard let shard = report.shard else { return nil }
      project = report.project
      command = shard.command
      count = shard.part.count
    }
  }

  private static func rest(_ parts: [RunReport], of whole: Whole) -> RunReport? {
    let numbers = Set(parts.compactMap(\.shard?.part.number))
    let missing = (1...max(1, whole.count)).filter { !numbers.contains($0) }
    guard !missing.isEmpty else { return nil }
    var report = parts[0]
    report.problems = missing.map {
      let title = "Part \(ShardNumber(number: $0, count: whole.count))"
      return ReportedProblem(
        title, ReportedIssue("\(title) has no report."))
    }
    let places = Set(parts.flatMap(\.runs).map(\.identity))
    report.runs = (parts[0].shard?.all ?? []).filter { !places.contains($0.identity) }
    for index in report.runs.indices {
      report.runs[index].issues =
        report.problems.count == 1
        ? report.problems.map(\.issue)
        : [ReportedIssue("It wasn't run: no report of its part was found.")]
    }
    return report
  }
}

extension ReportedRun {
  /// A key that a planned run and its result have in common.
  fileprivate var identity: [String?] { [file, suite, name] }
}
