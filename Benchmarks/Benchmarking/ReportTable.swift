/// A report as a table for a terminal, followed by the shortfalls.
package struct ReportTable: CustomStringConvertible {
  private let report: BenchmarkReport

  /// Creates the table of a report.
  package init(_ report: BenchmarkReport) {
    self.report = report
  }

  /// The whole table.
  package var description: String {
    let cells =
      [["", "value", "peer", "its value", "ratio", "threshold"]] + report.rows.flatMap(cells)
    let widths = (0..<cells[0].count).map { column in cells.map { $0[column].count }.max()! }
    let table = cells.map { row in
      let padded = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
    return (table + verdict).joined(separator: "\n")
  }

  /// Returns the cells of a row.
  ///
  /// If there are several values, the title is above them.
  private func cells(of row: RowResult) -> [[String]] {
    let lines = ReportLine.lines(of: row)
    let hasTitle = lines.contains { !$0.part.isEmpty }
    return (hasTitle ? [[row.title, "", "", "", "", ""]] : [])
      + lines.map { line in
        [
          hasTitle ? "  \(line.part)" : line.title, line.value, line.peer, line.peerValue,
          line.ratio, line.required + (line.isFailed ? "  ✗" : ""),
        ]
      }
  }

  private var verdict: [String] {
    if report.isFine { return ["", "every row keeps to its threshold"] }
    let parts = [
      ("worse than the threshold:", report.shortfalls), ("not measured:", report.failures),
    ]
    return parts.filter { !$0.1.isEmpty }.flatMap { title, lines in
      ["", title] + lines.map { "  \($0)" }
    }
  }
}
