import Foundation
import Safeguards

/// A page that shows which lines of an app ran.
package struct CoveragePage {
  /// The HTML text of the page.
  package let text: String

  /// Creates the page of a report.
  /// - source: A closure that returns the text of a file. If it doesn't have the file, only the
  ///   coverage is shown.
  /// - Throws: `FileFailure` if the page's templates can't be read.
  package init(
    _ report: CoverageReport, title: String, source: (CoveredFile) -> String?
  ) throws(FileFailure) {
    let rows = report.files.enumerated().map { index, file in
      Self.row(
        "<a href=\"#file\(index)\">\(report.name(of: file).escapedForMarkup)</a>",
        file.coveredCount, file.lineCount)
    }
    let files = report.files.enumerated().map { index, file in
      let lines = source(file).map { Self.lines($0, counts: file.counts) } ?? ""
      return """
        <section id="file\(index)" aria-labelledby="name\(index)">
        <h2 id="name\(index)">\(report.name(of: file).escapedForMarkup)</h2>
        <p>\(CoverageReport.percent(file.coveredCount, of: file.lineCount)): \
        \(file.coveredCount) of \(file.lineCount) lines</p>
        \(lines)
        </section>
        """
    }
    text = try HTMLPage(
      "coverage", title: title,
      parts: [
        "total": Self.row("All", report.coveredCount, report.lineCount),
        "rows": rows.joined(separator: "\n"), "files": files.joined(separator: "\n"),
      ]
    ).text
  }

  private static func row(_ name: String, _ covered: Int, _ all: Int) -> String {
    """
    <tr><th scope="row">\(name)</th><td>\(CoverageReport.percent(covered, of: all))</td>\
    <td><meter min="0" max="\(max(all, 1))" value="\(all == 0 ? 1 : covered)" \
    aria-label="Lines that ran"></meter></td><td>\(covered) of \(all)</td></tr>
    """
  }

  /// Returns the lines of a file with their execution counts.
  private static func lines(_ text: String, counts: [Int: Int]) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.enumerated().map { index, line in
      let count = counts[index + 1]
      let kind = count.map { $0 > 0 ? "ran" : "missed" } ?? "none"
      let told = count.map { $0 > 0 ? "\($0)" : "0" } ?? ""
      return "<tr class=\"\(kind)\"><td>\(index + 1)</td><td>\(told)</td>"
        + "<td><code>\(String(line).escapedForMarkup)</code></td></tr>"
    }
    return """
      <div class="code" tabindex="0" role="region" aria-label="Lines"><table>
      <thead><tr><th scope="col">Line</th><th scope="col">Runs</th><th scope="col">Code</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }
}
