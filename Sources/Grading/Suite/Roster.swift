import Foundation
import Safeguards
import SwiftCSV

/// A list of the students, by the folders of their submissions.
package struct Roster: Sendable {
  /// An error for a file that isn't a valid roster.
  package struct Failure: Error, CustomStringConvertible {
    /// The file, the line, and the reason.
    package let description: String
  }

  /// The maximum size of a file, in bytes.
  private static let mostBytes = 8 << 20
  /// The allowed titles of the column with folders.
  private static let folderNames: Set = [
    "folder", "directory", "submission", "login", "username", "github_username", "id",
  ]
  /// The allowed titles of the column with names.
  private static let studentNames: Set = ["name", "student", "full name", "student name"]

  /// The students in the order of the file, each with the name of a folder.
  package private(set) var students: [(folder: String, name: String)] = []

  /// Reads a CSV file whose first line contains the column titles.
  ///
  /// It must have a column with folders and one with names.
  /// - Throws: `Failure` or `FileFailure`.
  package init(_ file: URL) throws {
    let table = try Self.table(in: file)
    let header = table.header.map { Self.trimmed($0).lowercased() }
    guard let folders = header.firstIndex(where: Self.folderNames.contains),
      let names = header.firstIndex(where: Self.studentNames.contains)
    else {
      throw Failure(
        description: "\(file.path):1: The first line must contain the columns “folder” and “name”.")
    }
    var line = Self.lineCount(of: table.header)
    var seen: Set<String> = []
    for row in table.rows {
      let start = line + 1
      line += Self.lineCount(of: row)
      if row.allSatisfy(\.isEmpty) { continue }
      let cells = row.map(Self.trimmed)
      guard cells.count > max(folders, names), !cells[folders].isEmpty, !cells[names].isEmpty else {
        throw Failure(description: "\(file.path):\(start): The folder or the name is empty.")
      }
      guard seen.insert(MacFileSystem.folded(cells[folders])).inserted else {
        throw Failure(
          description: "\(file.path):\(start): “\(cells[folders])” is listed twice.")
      }
      students.append((cells[folders], cells[names]))
    }
  }

  private static func table(in file: URL) throws -> EnumeratedCSV {
    let text = try InputFile.text(of: file, atMost: mostBytes)
    do {
      return try EnumeratedCSV(string: text, loadColumns: false)
    } catch {
      throw Failure(
        description: "\(file.path): Put each cell that contains a quotation mark in quotation"
          + " marks, and double the marks in it.")
    }
  }

  private static func trimmed(_ cell: String) -> String {
    cell.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the number of lines in the file for a row.
  private static func lineCount(of cells: [String]) -> Int {
    1 + cells.joined().count(where: \.isNewline)
  }

  /// Adds the students' names to submissions.
  ///
  /// For a student without a submission, this adds an entry that can't be graded.
  /// - Returns: The submissions, and the folders that aren't in the roster.
  package func named(_ submissions: [Submission]) -> (all: [Submission], unknown: [String]) {
    let names = Dictionary(
      students.map { (MacFileSystem.folded($0.folder), $0.name) }, uniquingKeysWith: { $1 })
    let all = submissions.map { submission in
      var submission = submission
      submission.student = names[MacFileSystem.folded(submission.folder)]
      return submission
    }
    let found = Set(submissions.map { MacFileSystem.folded($0.folder) })
    let absent = students.filter { !found.contains(MacFileSystem.folded($0.folder)) }
      .map { Submission(absent: $0.folder, student: $0.name) }
    return (all + absent, all.filter { $0.student == nil }.map(\.folder))
  }
}

extension Submission {
  /// Creates the entry of a student who hasn't submitted anything.
  fileprivate init(absent folder: String, student: String) {
    self.init(URL(fileURLWithPath: folder), folder: folder)
    self.student = student
    problem = "This student has no submission."
  }
}
