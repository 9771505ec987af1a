import Foundation

/// The coverage of each file, as a table for a terminal.
package struct CoverageTable: CustomStringConvertible {
  /// The lines of the table.
  package let description: String

  /// Creates the table of a report.
  package init(_ report: CoverageReport) {
    var rows = report.files.map {
      (report.name(of: $0), $0.coveredCount, $0.lineCount)
    }
    rows.append(("All", report.coveredCount, report.lineCount))
    let width = rows.map(\.0.count).max() ?? 0
    description = rows.map { name, covered, all in
      let part = CoverageReport.percent(covered, of: all)
      return name.leading(in: width) + part.trailing(in: 10) + "   \(covered) of \(all) lines"
    }.joined(separator: "\n")
  }
}
