import Foundation
import Safeguards

/// Reads the data of the reports that Quince has written.
package enum ReportData {
  /// The maximum size of the data, in bytes.
  private static let limit = 512 << 20

  /// Reads a report from a file of JSON.
  /// - Parameter reason: A description of the problem with a file that isn't such a report.
  /// - Throws: `FileFailure` if the file can't be read or isn't a report.
  package static func read<Report: Decodable>(
    _ file: URL, orFailBecause reason: String
  ) throws(FileFailure) -> Report {
    let data = try InputFile.read(file, atMost: limit)
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode(Report.self, from: data)
    } catch {
      throw FileFailure(file.path, reason)
    }
  }
}
