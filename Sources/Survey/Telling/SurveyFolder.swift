import Foundation
import Reports
import Safeguards

/// The folder of a survey's report, which contains its page, and its data for merging reports.
package struct SurveyFolder: Sendable {
  /// The name of the data file.
  private static let dataName = "survey.json"
  /// The maximum size of the data, in bytes.
  private static let mostData = 1 << 30

  private let root: RootFolder

  /// The location of the page.
  package var page: URL { root.url.appendingPathComponent(ReportFolder.pageName) }

  /// Creates the folder if it doesn't exist.
  ///
  /// An existing report is overwritten.
  /// - Throws: `FileFailure` if the folder can't be created.
  package init(_ folder: URL) throws(FileFailure) {
    root = try RootFolder(making: folder)
  }

  /// Returns whether a folder contains a survey's report.
  package static func isSurveyFolder(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(dataName).path)
  }

  /// Writes the page and the data.
  /// - Throws: `FileFailure` or `EncodingError`.
  package func write(_ report: SurveyReport) throws {
    try root.write(try JSONEncoder().encode(report), to: Self.dataName)
    try root.write(Data(SurveyPage(report).text.utf8), to: ReportFolder.pageName)
  }

  /// Merges the reports of the shards of a survey.
  ///
  /// Folders without a report are ignored.
  /// - Throws: `FileFailure` if data can't be read, or `MergeFailure`.
  package static func merged(_ folders: [URL]) throws -> SurveyReport {
    try SurveyReport.merged(folders.filter(isSurveyFolder).map(read))
  }

  private static func read(_ folder: URL) throws(FileFailure) -> SurveyReport {
    let file = folder.appendingPathComponent(dataName)
    let data = try InputFile.read(file, atMost: mostData)
    do {
      return try JSONDecoder().decode(SurveyReport.self, from: data)
    } catch {
      throw FileFailure(file.path, "it isn't a survey's report")
    }
  }
}
