import Foundation

/// The grades as comma-separated values (RFC 4180), for spreadsheets.
package struct GradeCSV {
  /// The contents of the file, with a line of titles followed by a line for each submission.
  package let text: String

  /// Writes the grades.
  ///
  /// Spreadsheets don't interpret names as formulas.
  package init(_ book: GradeBook) {
    let titles =
      ["folder", "name", "status", "points", "maximum"] + book.tests.map(\.title) + ["remarks"]
    let rows = book.submissions.map { Self.row($0, of: book) }
    text = ([titles.map(Self.cell)] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private static func row(_ grade: SubmissionGrade, of book: GradeBook) -> [String] {
    let results = Dictionary(grade.results.map { ($0.name, $0) }) { first, _ in first }
    let remarks = ([grade.reason].compactMap(\.self) + grade.notes).joined(separator: " ")
    let points = book.tests.map { number(results[$0.name]?.points ?? 0) }
    return [grade.folder, grade.student ?? "", grade.status.rawValue].map(cell)
      + [number(grade.points), number(book.maximum)] + points + [cell(remarks)]
  }

  private static func number(_ value: Double) -> String { PointsText(value).description }

  /// Returns a string as a cell, in quotation marks if necessary, and with an apostrophe before a
  /// formula.
  private static func cell(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t\r\n".contains($0) } ?? false
    let text = (isFormula ? "'" : "") + text
    let isPlain = !text.contains { ",;\"\t".contains($0) || $0.isNewline }
    return isPlain ? text : "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}
