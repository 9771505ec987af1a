import Foundation
import Reports
import Safeguards

/// The files for each submission, for use by other programs.
package struct SubmissionFiles {
  /// The maximum length of a file name in bytes, without the extension and a number.
  private static let longestName = 200

  /// The folder for JUnit XML files, if any.
  package var junit: RootFolder?
  /// The folder for Gradescope results, if any.
  package var gradescope: RootFolder?
  /// The folder for files for GitHub Classroom's reporter, if any.
  package var classroom: RootFolder?

  /// Creates a set without any files.
  package init() {}

  /// Writes the files, each named after the submission's folder.
  /// - Throws: `FileFailure` or `EncodingError`.
  package func write(_ outcome: GradingOutcome, points: Points) throws {
    let names = Self.names(of: outcome.reports.map(\.folder))
    for (name, entry) in zip(names, outcome.reports) {
      let report = entry.report
      try junit?.write(Data(JUnitXML(report).text.utf8), to: "\(name).xml")
      try gradescope?.write(try GradescopeResults(report, points: points).json, to: "\(name).json")
      try classroom?.write(try ClassroomResults(report, points: points).encoded, to: "\(name).txt")
    }
  }

  /// Returns a file name for each folder.
  ///
  /// Names are unique even if case is ignored, as on a Mac.
  private static func names(of folders: [String]) -> [String] {
    var taken: Set<String> = []
    return folders.map { folder in
      var name = String(folder.map { $0 == "/" ? "-" : $0 })
      while name.utf8.count > longestName { name.removeLast() }
      var unique = name
      for number in 2... {
        if taken.insert(MacFileSystem.folded(unique)).inserted { break }
        unique = "\(name)-\(number)"
      }
      return unique
    }
  }
}
