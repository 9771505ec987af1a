import Foundation
import Reports
import Safeguards

/// The folder of a report of grades, with its page, its table, its data, and the screenshots on the
/// page.
package struct GradeFolder: Sendable {
  /// The name of the data file, which is used for merging reports.
  private static let dataName = "grades.json"
  /// The name of the table for spreadsheets.
  private static let tableName = "grades.csv"

  private let files: ReportFolder
  private let root: RootFolder

  /// The page.
  package var page: URL { files.page }

  /// Creates the folder if it doesn't exist.
  ///
  /// An existing report is overwritten.
  /// - Throws: `FileFailure` if the folder can't be created.
  package init(_ folder: URL) throws(FileFailure) {
    files = try ReportFolder(folder)
    root = try RootFolder(folder)
  }

  /// Returns whether a folder contains a report of grades.
  package static func isGradeFolder(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(dataName).path)
  }

  /// Stores a PNG, and returns its path relative to the folder.
  /// - Throws: `FileFailure` if the file can't be written.
  func keep(_ picture: Data) throws(FileFailure) -> String {
    try files.keep(picture, ending: "png")
  }

  /// Writes the page, the table, and the data.
  /// - Throws: `FileFailure` or `EncodingError`.
  package func write(_ book: GradeBook) throws {
    try root.write(Data(try book.json.utf8), to: Self.dataName)
    try root.write(Data(GradeCSV(book).text.utf8), to: Self.tableName)
    try root.write(Data(GradePage(book).text.utf8), to: ReportFolder.pageName)
  }

  /// Merges the reports of the parts of a class, including the screenshots.
  ///
  /// Folders without a report are skipped.
  /// - Throws: `FileFailure` if data can't be read, or `MergeFailure`.
  package func merge(_ folders: [URL]) throws -> GradeBook {
    var books: [GradeBook] = []
    for folder in folders where Self.isGradeFolder(folder) {
      var book = try Self.read(folder)
      for submission in book.submissions.indices {
        for result in book.submissions[submission].results.indices {
          guard let path = book.submissions[submission].results[result].picture else { continue }
          book.submissions[submission].results[result].picture =
            try files.copy(path, from: folder)
        }
      }
      books.append(book)
    }
    return try GradeBook.merged(books)
  }

  private static func read(_ folder: URL) throws(FileFailure) -> GradeBook {
    try ReportData.read(
      folder.appendingPathComponent(dataName), orFailBecause: "it isn't a report of grades")
  }
}

extension GradeBook {
  /// The book as JSON.
  /// - Throws: `EncodingError` if the book can't be encoded.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
