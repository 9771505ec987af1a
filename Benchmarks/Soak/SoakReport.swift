import Foundation

/// The results of a soak test, and the limits.
struct SoakReport: CustomStringConvertible {
  private struct Row {
    var what: String
    var measured: String
    var limit: String
    var isKept: Bool
  }

  private var rows: [Row] = []

  /// Whether no limit is exceeded.
  var isFine: Bool { rows.allSatisfy(\.isKept) }

  mutating func add(_ what: String, _ measured: String, limit: String, isKept: Bool) {
    rows.append(Row(what: what, measured: measured, limit: limit, isKept: isKept))
    FileHandle.standardError.write(Data("\(isKept ? "✓" : "✗") \(what): \(measured)\n".utf8))
  }

  /// Adds the early and late memory usage, which may have grown by a factor.
  mutating func add(_ what: String, early: Int, late: Int, factor: Double) {
    func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
    let growth = Double(late) / Double(max(early, 1))
    add(
      what,
      "\(megabytes(early)), later \(megabytes(late)): \(String(format: "%.3f", growth)) times",
      limit: "\(factor) times", isKept: growth <= factor)
  }

  var description: String {
    let width = rows.map(\.what.count).max() ?? 0
    return rows.map { row in
      "\(row.isKept ? "✓" : "✗") \(row.what.padding(toLength: width, withPad: " ", startingAt: 0))  "
        + "\(row.measured)  (limit: \(row.limit))"
    }
    .joined(separator: "\n")
  }
}
