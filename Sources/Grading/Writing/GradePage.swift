import Foundation
import Reports
import Safeguards

/// The grades as an HTML page whose only other files are screenshots.
package struct GradePage {
  /// The page.
  package let text: String

  /// Writes the grades.
  ///
  /// Everything from submissions is shown as text, and the page runs no scripts.
  package init(_ book: GradeBook) {
    let rows = book.submissions.enumerated().map { Self.row($1, number: $0, of: book) }
    text = """
      \(Self.head(book))
      <div class="wide" tabindex="0" role="region" aria-label="Grades">
      <table>
      <caption class="unseen">Students by flows. A button in a cell opens the failure.</caption>
      <thead><tr><th scope="col">Student</th><th scope="col">Points</th>\
      \(book.tests.map(Self.title).joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      </main>
      </body>
      </html>

      """
  }

  private static func head(_ book: GradeBook) -> String {
    let title = "Grades of \(book.suite)".onOneLine.escapedForMarkup
    let part = book.shard.map { " · shard \($0)" } ?? ""
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateStyle = .long
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>
      \(style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      <p class="about">\(formatter.string(from: book.date))\(part) · \(book.summary.escapedForMarkup)</p>
      """
  }

  private static func title(_ test: GradedTest) -> String {
    let points = test.points == 1 ? "1 point" : "\(PointsText(test.points)) points"
    return "<th scope=\"col\">\(test.title.onOneLine.escapedForMarkup)<small>\(points)</small></th>"
  }

  // MARK: Rows

  private static func row(_ grade: SubmissionGrade, number: Int, of book: GradeBook) -> String {
    let folder = grade.student == nil ? [] : [grade.folder]
    let remarks = (folder + grade.notes).map { "<small>\($0.onOneLine.escapedForMarkup)</small>" }
    return """
      <tr><th scope="row">\(grade.name.onOneLine.escapedForMarkup)\(remarks.joined())</th>\
      <td class="points">\(PointsText(grade.points))<small>of \(PointsText(book.maximum))</small></td>\
      \(cells(of: grade, number: number, book))</tr>
      """
  }

  private static func cells(of grade: SubmissionGrade, number: Int, _ book: GradeBook) -> String {
    if let reason = grade.reason, grade.status != .timedOut {
      return "<td class=\"reason\" colspan=\"\(max(1, book.tests.count))\">"
        + reason.onOneLine.escapedForMarkup + "</td>"
    }
    let results = Dictionary(grade.results.map { ($0.name, $0) }) { first, _ in first }
    return book.tests.enumerated().map { index, test in
      cell(results[test.name], of: grade, in: test, id: "failure-\(number)-\(index)")
    }.joined()
  }

  private static func cell(
    _ result: GradedResult?, of grade: SubmissionGrade, in test: GradedTest, id: String
  ) -> String {
    guard let result else { return "<td class=\"absent\">not run</td>" }
    guard let message = result.message else {
      return "<td class=\"passed\"><span aria-hidden=\"true\">✓</span>"
        + "<span class=\"unseen\">passed</span></td>"
    }
    let title = "\(grade.name): \(test.title)".onOneLine.escapedForMarkup
    return """
      <td class="failed"><button type="button" popovertarget="\(id)" aria-label="\(title) failed">✗</button>\
      <div popover id="\(id)" role="dialog" aria-label="\(title)">
      <div class="failure"><div><h2>\(title)</h2>
      <p>\(message.withoutControls.escapedForMarkup)</p>
      \(result.details.map { "<pre>\($0.withoutControls.escapedForMarkup)</pre>" } ?? "")
      </div>\(result.picture.map { figure($0, of: title) } ?? "")</div>
      </div></td>
      """
  }

  private static func figure(_ path: String, of title: String) -> String {
    "<img loading=\"lazy\" alt=\"The screen at the failure of \(title)\" "
      + "src=\"\(path.escapedForMarkup)\">"
  }
}
