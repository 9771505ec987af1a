import Foundation
import Safeguards

extension ReportFolder {
  /// The maximum size of a file of a report, in bytes.
  private static let mostBytes = 1 << 30

  /// Merges other reports into this one, in order and including their files.
  ///
  /// If the reports are about several projects, the name of each suite starts with its project's
  /// name. A folder without a report and a shard without a folder become problems of the result.
  /// - Parameter isPartial: Whether the result is itself a shard of a larger run, so that other
  ///   shards aren't missing.
  /// - Throws: `FileFailure` if none of the folders has a report.
  package func merge(
    _ folders: [URL], isPartial: Bool = false
  ) throws(FileFailure) -> RunReport {
    var merged = RunReport(title: "Merged report", date: Date(), seconds: 0, runs: [])
    var reports: [RunReport] = []
    var failures: [FileFailure] = []
    for folder in folders {
      do {
        reports.append(try taken(from: folder))
      } catch {
        failures.append(error)
        merged.problems.append(.missing(folder, error))
      }
    }
    guard let first = reports.first else { throw failures.first ?? Self.nothing }
    merged.title = Set(reports.map(\.title)).count == 1 ? first.title : merged.title
    merged.date = reports.map(\.date).min() ?? first.date
    // As far as is known, the runs took place at the same time.
    merged.seconds = reports.map(\.seconds).max() ?? 0
    if isPartial {
      merged.shard = ReportedShard(joining: reports.map(\.shard))
    } else {
      reports += MissingParts(of: reports).reports
    }
    let hasSeveralProjects = Set(reports.map(\.project)).count > 1
    for var report in reports {
      if hasSeveralProjects { report.nameSuitesByProject() }
      merged.runs += report.runs
      merged.problems += report.problems.filter { !merged.problems.contains($0) }
      merged.properties += report.properties.filter { !merged.properties.contains($0) }
    }
    return merged
  }

  private static let nothing = FileFailure("", "there are no reports to merge")

  /// Returns the report in a folder, and copies its files into this folder.
  private func taken(from folder: URL) throws(FileFailure) -> RunReport {
    var report = try Self.read(folder)
    for index in report.runs.indices { take(&report.runs[index], from: folder) }
    return report
  }

  /// Copies the files of a run.
  ///
  /// Files that can't be copied are omitted, and the run mentions them.
  private func take(_ run: inout ReportedRun, from folder: URL) {
    var failures: [FileFailure] = []
    for index in run.screens.indices {
      run.screens[index].picture = run.screens[index].picture.flatMap {
        copy($0, from: folder, &failures)
      }
    }
    take(&run.attachments, from: folder, &failures)
    for index in run.steps.indices { take(&run.steps[index], from: folder, &failures) }
    run.output += failures.map {
      ReportedLine(.report, "A file of the report was skipped: \($0)")
    }
  }

  private func take(
    _ step: inout ReportedStep, from folder: URL, _ failures: inout [FileFailure]
  ) {
    take(&step.attachments, from: folder, &failures)
    for index in step.steps.indices { take(&step.steps[index], from: folder, &failures) }
  }

  private func take(
    _ attachments: inout [ReportedAttachment], from folder: URL, _ failures: inout [FileFailure]
  ) {
    var taken: [ReportedAttachment] = []
    for var attachment in attachments {
      guard let path = copy(attachment.path, from: folder, &failures) else { continue }
      attachment.path = path
      taken.append(attachment)
    }
    attachments = taken
  }

  private func copy(
    _ path: String, from folder: URL, _ failures: inout [FileFailure]
  ) -> String? {
    do {
      return try copy(path, from: folder)
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Copies a file that another report shows, and returns its path in this report.
  /// - Throws: `FileFailure` for a path that's outside the other report or doesn't exist.
  package func copy(_ path: String, from folder: URL) throws(FileFailure) -> String {
    _ = try RootFolder.names(in: path)
    let source = try RootFolder(folder).url
    let file = source.appendingPathComponent(path).resolvingSymlinksInPath()
    guard file.path.path(relativeTo: source.path) != nil else {
      throw FileFailure(path, "it's outside the report")
    }
    let isWord = file.pathExtension.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let ending = isWord ? file.pathExtension : ""
    return try copy(file, ending: ending.isEmpty ? "data" : ending, atMost: Self.mostBytes)
  }
}

extension ReportedProblem {
  /// Returns an error for a folder without a readable report.
  fileprivate static func missing(_ folder: URL, _ failure: FileFailure) -> ReportedProblem {
    ReportedProblem(
      folder.lastPathComponent,
      ReportedIssue("Can't read the report in “\(folder.relativePath)”: \(failure.reason)."))
  }
}

extension RunReport {
  /// Prefixes the name of each suite with the project.
  fileprivate mutating func nameSuitesByProject() {
    guard let project else { return }
    let name = project.split(separator: "/").joined(separator: "/")
    for index in runs.indices {
      runs[index].project = name
      runs[index].suite = "\(name)/\(runs[index].suite)"
    }
    properties.removeAll { $0.name == Self.project }
  }
}
