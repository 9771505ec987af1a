import Foundation
import Reports
import Safeguards

/// The folder of a survey's report: its page, and its data, from which reports are merged.
package struct SurveyFolder: Sendable {
  /// The data.
  private static let dataName = "survey.json"
  /// The most bytes that the data can have.
  private static let mostData = 1 << 30

  private let root: RootFolder

  /// The page.
  package var page: URL { root.url.appendingPathComponent(ReportFolder.pageName) }

  /// Makes the folder if it isn't there; a report that is there's written over.
  /// - Throws: `FileFailure`
  package init(_ folder: URL) throws(FileFailure) {
    root = try RootFolder(making: folder)
  }

  /// Returns whether a folder has a survey's report.
  package static func isSurveyFolder(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(dataName).path)
  }

  /// Writes the page and the data.
  /// - Throws: `FileFailure`, `EncodingError`
  package func write(_ report: SurveyReport) throws {
    try root.write(try JSONEncoder().encode(report), to: Self.dataName)
    try root.write(Data(SurveyPage(report).text.utf8), to: ReportFolder.pageName)
  }

  /// Joins the reports of the parts of a survey; folders without a report are left out.
  /// - Throws: `FileFailure` for data that can't be read, `MergeFailure`
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
