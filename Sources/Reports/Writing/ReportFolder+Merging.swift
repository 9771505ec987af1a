import Foundation
import Safeguards

extension ReportFolder {
  /// The most bytes that a file of a report may have.
  private static let mostBytes = 1 << 30

  /// Takes everything in other reports, their files included, in order. If the reports are of several projects, each suite's
  /// name begins with its project's.
  /// - Throws: `FileFailure` for a folder that is no report's, or lacks a file that it shows.
  package func merge(_ folders: [URL]) throws(FileFailure) -> RunReport {
    var reports: [RunReport] = []
    for folder in folders { reports.append(try Self.read(folder)) }
    let hasSeveralProjects = Set(reports.map(\.project)).count > 1
    var merged: RunReport?
    for (folder, var report) in zip(folders, reports) {
      for index in report.runs.indices { try take(&report.runs[index], from: folder) }
      if hasSeveralProjects { report.nameSuitesByProject() }
      guard var all = merged else {
        merged = report
        continue
      }
      all.runs += report.runs
      // They ran beside each other, as far as anybody knows.
      all.seconds = max(all.seconds, report.seconds)
      all.date = min(all.date, report.date)
      if all.title != report.title { all.title = "Merged report" }
      all.properties += report.properties.filter { !all.properties.contains($0) }
      merged = all
    }
    return merged
      ?? RunReport(title: "Merged report", date: Date(), seconds: 0, runs: [])
  }

  private func take(_ run: inout ReportedRun, from folder: URL) throws(FileFailure) {
    for index in run.screens.indices {
      if let path = run.screens[index].picture {
        run.screens[index].picture = try copy(path, from: folder)
      }
    }
    try take(&run.attachments, from: folder)
    for index in run.steps.indices { try take(&run.steps[index], from: folder) }
  }

  private func take(_ step: inout ReportedStep, from folder: URL) throws(FileFailure) {
    try take(&step.attachments, from: folder)
    for index in step.steps.indices { try take(&step.steps[index], from: folder) }
  }

  private func take(
    _ attachments: inout [ReportedAttachment], from folder: URL
  ) throws(FileFailure) {
    for index in attachments.indices {
      attachments[index].path = try copy(attachments[index].path, from: folder)
    }
  }

  /// Copies a file that another report shows; gives its path in this one.
  private func copy(_ path: String, from folder: URL) throws(FileFailure) -> String {
    _ = try RootFolder.names(in: path)
    let source = try RootFolder(folder).url
    let file = source.appendingPathComponent(path).resolvingSymlinksInPath()
    guard file.path.hasPrefix(source.path + "/") else {
      throw FileFailure(path, "it is outside of the report")
    }
    let isWord = file.pathExtension.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let ending = isWord ? file.pathExtension : ""
    return try copy(file, ending: ending.isEmpty ? "data" : ending, atMost: Self.mostBytes)
  }
}

extension RunReport {
  /// The project that was run, as far as it's known.
  fileprivate var project: String? { properties.first { $0.name == Self.project }?.value }

  /// Puts the project before the name of each suite.
  fileprivate mutating func nameSuitesByProject() {
    guard let project else { return }
    let names = project.split(separator: "/").map(String.init)
    for index in runs.indices {
      runs[index].suite = (names + [runs[index].suite]).joined(separator: "/")
    }
    properties.removeAll { $0.name == Self.project }
  }
}
