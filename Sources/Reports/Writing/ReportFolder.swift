import Foundation
import Safeguards
import Synchronization

/// The folder of a report, with its page, its data, and the files that the page shows.
package final class ReportFolder: Sendable {
  /// The file name of the page.
  package static let pageName = "index.html"
  /// The file name of the data, from which reports are merged.
  package static let dataName = "report.json"

  private let root: RootFolder
  private let count = Mutex(0)

  /// The folder itself.
  package var url: URL { root.url }
  /// The location of the page.
  package var page: URL { url.appendingPathComponent(Self.pageName) }

  /// Creates the folder if it doesn't exist.
  ///
  /// An existing report is overwritten.
  /// - Throws: `FileFailure` if the folder can't be created.
  package init(_ folder: URL) throws(FileFailure) {
    root = try RootFolder(making: folder)
  }

  /// Stores a file that the report shows, under a new name.
  /// - Parameter ending: The filename extension, such as `png`.
  /// - Returns: The path relative to the folder, which the report uses.
  /// - Throws: `FileFailure` if the file can't be written.
  package func keep(_ data: Data, ending: String) throws(FileFailure) -> String {
    let path = newPath(ending: ending)
    try root.write(data, to: path)
    return path
  }

  /// Stores a copy of a file that the report shows, as `keep(_:ending:)` does with data.
  /// - Throws: `FileFailure` if the file can't be copied.
  package func copy(_ file: URL, ending: String, atMost limit: Int) throws(FileFailure) -> String {
    let path = newPath(ending: ending)
    try root.copy(file, to: path, atMost: limit)
    return path
  }

  /// Returns a path in the folder that this report doesn't use yet.
  package func newPath(ending: String) -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "files/\(number).\(ending)"
  }

  /// Creates the folder for the files, for code that writes them directly.
  /// - Throws: `FileFailure` if the folder can't be created.
  package func makeFileFolder() throws(FileFailure) {
    try root.makeFolder("files")
  }

  /// Writes the page and the data.
  /// - Throws: `FileFailure` or `EncodingError`.
  package func write(_ report: RunReport) throws {
    try root.write(Data(try report.json.utf8), to: Self.dataName)
    try root.write(Data(try ReportPage(report).text.utf8), to: Self.pageName)
  }

  /// Reads the data of a report.
  /// - Throws: `FileFailure` if a file isn't a report.
  package static func read(_ folder: URL) throws(FileFailure) -> RunReport {
    try ReportData.read(
      folder.appendingPathComponent(dataName), orFailBecause: "it isn't a report of Quince")
  }
}

extension RunReport {
  /// The report as JSON.
  /// - Throws: `EncodingError` if the report can't be encoded.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// Writes the report as a page, together with its data, into a folder that contains the files it
  /// shows.
  /// - Throws: `FileFailure` or `EncodingError`.
  package func write(to folder: ReportFolder) throws {
    try folder.write(self)
  }
}
