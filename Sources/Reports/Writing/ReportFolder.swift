import Foundation
import Safeguards
import Synchronization

/// The folder of a report: its page, its data, and the files that they show.
package final class ReportFolder: Sendable {
  /// The page.
  package static let pageName = "index.html"
  /// The data, from which reports are merged.
  package static let dataName = "report.json"

  private let root: RootFolder
  private let count = Mutex(0)

  /// The folder itself.
  package var url: URL { root.url }
  /// The page.
  package var page: URL { url.appendingPathComponent(Self.pageName) }

  /// Makes the folder if it isn't there; a report that is there's written over.
  /// - Throws: `FileFailure`
  package init(_ folder: URL) throws(FileFailure) {
    root = try RootFolder(making: folder)
  }

  /// Keeps a file that the report shows, under a separate name.
  /// - Parameter ending: the extension of the file's name, such as `png`.
  /// - Returns: the path from the folder, by which the report names it.
  /// - Throws: `FileFailure`
  package func keep(_ data: Data, ending: String) throws(FileFailure) -> String {
    let path = newPath(ending: ending)
    try root.write(data, to: path)
    return path
  }

  /// Keeps a copy of a file that the report shows, as `keep(_:ending:)` does with data.
  /// - Throws: `FileFailure`
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

  /// Creates the folder of the files, for code that writes them directly.
  /// - Throws: `FileFailure`
  package func makeFileFolder() throws(FileFailure) {
    try root.makeFolder("files")
  }

  /// Writes the page and the data.
  /// - Throws: `FileFailure`, `EncodingError`
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
  /// - Throws: `EncodingError`
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .iso8601
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// Writes the report as a page, with its data beside, into a folder that has the files it shows.
  /// - Throws: `FileFailure`, `EncodingError`
  package func write(to folder: ReportFolder) throws {
    try folder.write(self)
  }
}
