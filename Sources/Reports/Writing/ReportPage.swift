import Foundation

/// A report as an HTML page that needs only the pictures beside it.
package struct ReportPage {
  /// The page.
  package let text: String

  /// Writes a report. Whatever comes from apps and flows is text on the page, which runs no script
  /// but its own.
  /// - Throws: `FileFailure` if the page's parts can't be read, `EncodingError`.
  package init(_ report: RunReport) throws {
    var shown = report
    shown.runs = report.results
    let data = try shown.json
      // Nothing in it ends the element that it stands in, or starts another one.
      .replacingOccurrences(of: "<", with: "\\u003c")
    text = try HTMLPage(
      "page", title: report.title,
      parts: ["data": data, "script": try MarkupTemplate.part("page.js")]
    ).text
  }
}
