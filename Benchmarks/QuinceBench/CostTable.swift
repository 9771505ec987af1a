import Foundation

/// What was measured, beside the budgets.
struct CostTable: CustomStringConvertible {
  private var rows: [(what: String, measured: String, budget: String)] = []

  mutating func add(_ what: String, measured: String, budget: String) {
    rows.append((what, measured, budget))
  }

  var description: String {
    let width = rows.map(\.what.count).max() ?? 0
    let measuredWidth = rows.map(\.measured.count).max() ?? 0
    return rows.map { row in
      row.what.padding(toLength: width, withPad: " ", startingAt: 0) + "  "
        + row.measured.padding(toLength: measuredWidth, withPad: " ", startingAt: 0)
        + "  (budget: \(row.budget))"
    }
    .joined(separator: "\n")
  }
}

/// A duration as a person reads it, such as `0.24 ms` or `2.1 s`.
func text(_ seconds: Double) -> String {
  seconds < 1
    ? String(format: "%.2f ms", seconds * 1000) : String(format: "%.2f s", seconds)
}
