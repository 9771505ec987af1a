import Foundation

/// A report as an HTML page that needs nothing but the pictures beside it.
package struct ReportPage {
  /// The page.
  package let text: String

  /// Writes a report. Whatever comes from apps and flows is text on the page, which runs no script but its own.
  /// - Throws: `FileFailure` if the page's parts can't be read, `EncodingError`.
  package init(_ report: RunReport) throws {
    let data = try report.json
      // Nothing in it ends the element that it stands in, or begins another one.
      .replacingOccurrences(of: "<", with: "\\u003c")
    let nonce = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
    text = MarkupTemplate(try MarkupTemplate.part("page.html")).filled(with: [
      "nonce": nonce, "title": report.title.onOneLine.escapedForMarkup, "data": data,
      "style": try MarkupTemplate.part("page.css"), "script": try MarkupTemplate.part("page.js"),
    ])
  }
}
