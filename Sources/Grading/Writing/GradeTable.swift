import Foundation
import Reports
import Safeguards

/// The grades as a table for the terminal.
package struct GradeTable: CustomStringConvertible {
  /// A line for each submission, followed by a summary.
  package let description: String

  /// Writes the grades.
  package init(_ book: GradeBook) {
    let names = book.submissions.map { $0.name.onOneLine }
    let points = book.submissions.map {
      "\(PointsText($0.points)) / \(PointsText(book.maximum))"
    }
    let widths = (Self.width(of: names), Self.width(of: points))
    let lines = zip(zip(names, points), book.submissions).map { texts, grade in
      texts.0.leading(in: widths.0) + "  " + texts.1.trailing(in: widths.1)
        + Self.remarks(on: grade, of: book)
    }
    description = (lines + ["", book.summary]).joined(separator: "\n")
  }

  private static func remarks(on grade: SubmissionGrade, of book: GradeBook) -> String {
    let titles = Dictionary(book.tests.map { ($0.name, $0.title) }) { first, _ in first }
    let failed = grade.results.filter { $0.message != nil }.map { titles[$0.name] ?? $0.name }
    let reason =
      grade.reason ?? (failed.isEmpty ? nil : "Failed: \(failed.joined(separator: ", "))")
    let remarks = ([reason].compactMap(\.self) + grade.notes).joined(separator: " ")
    return remarks.isEmpty ? "" : "  " + remarks.onOneLine.shortened
  }

  private static func width(of texts: [String]) -> Int { texts.map(\.count).max() ?? 0 }
}
