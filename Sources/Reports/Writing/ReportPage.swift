import Foundation

/// A report as an HTML page that needs only the images stored with it.
package struct ReportPage {
  /// The HTML text of the page.
  package let text: String

  /// Creates the page of a report.
  ///
  /// Anything from apps and flows is inserted as text, and the page runs only its own script.
  /// - Throws: `FileFailure` if the page's templates can't be read, or `EncodingError`.
  package init(_ report: RunReport) throws {
    var shown = report
    shown.runs = report.results
    let data = try shown.json
      // This prevents the data from closing the element that contains it, or opening another one.
      .replacingOccurrences(of: "<", with: "\\u003c")
    text = try HTMLPage(
      "page", title: report.title,
      parts: ["data": data, "script": try MarkupTemplate.part("page.js")]
    ).text
  }
}
