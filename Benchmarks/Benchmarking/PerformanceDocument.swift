/// A report as a page of documentation.
package struct PerformanceDocument: CustomStringConvertible {
  private let report: BenchmarkReport
  private let pictureFolder: String

  /// - Parameter pictureFolder: where the plots are, seen from the page.
  package init(_ report: BenchmarkReport, pictureFolder: String) {
    self.report = report
    self.pictureFolder = pictureFolder
  }

  /// The page, in Markdown.
  package var description: String {
    [introduction, table, pictures, shape].joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    let machine = report.machine
    return """
      # How fast Quince is

      <!-- Written by `make bench-docs`. -->

      `make bench` makes a release build, as `make install` does, and measures all of this with it in one run, each row in turn
      with its peers. It fails where a row is worse than its threshold in [Benchmarks/thresholds.json](../Benchmarks/thresholds.json). These figures come from a machine with \
      \(machine.processors) processors (\(machine.architecture)) and \(machine.gigabytes) GB of memory.

      A ratio says how many times as good as its peer Quince is. A slope says how the cost grows with the size: 0 where it
      stays the same, 1 where it grows as the size does, 2 where it grows as its square. What is wanted beyond a
      threshold stands in parentheses. What a person waits for (a flow's step, `quince play`, a launch, a touch) is the median of
      several runs; all else is the best of several, which other work on the machine disturbs least.
      """
  }

  private var table: String {
    let head = """
      | | Quince | peer | its value | ratio | threshold |
      |---|--:|---|--:|--:|---|
      """
    let lines = report.rows.flatMap(ReportLine.lines).map { line in
      let wanted = line.wanted.isEmpty ? "" : " (\(line.wanted))"
      let title = line.part.isEmpty ? line.title : "\(line.title): \(line.part)"
      let cells = [
        title, line.value, line.peer, line.peerValue, line.ratio, line.required + wanted,
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private var pictures: String {
    let pictures = report.rows.filter { $0.slope != nil }.map { row in
      "<img src=\"\(pictureFolder)/cost-\(row.name).svg\" width=\"420\" alt=\"\(row.title)\">"
    }
    return "## Cost against size\n\n" + pictures.joined(separator: "\n")
  }

  private var shape: String {
    """
    ## The report as JSON

    `make bench BENCH=--json` prints what was measured for plotting. `version` is \(report.version), and grows when something comes to
    mean something else.

    | key | holds |
    |---|---|
    | `machine` | `processors`, `gigabytes` of memory, `architecture` |
    | `rows` | for each row its `name`, `title`, `unit` (`ms`, `MB` or `steps/s`), `sizeName`, `figures`, `slope`, `peerSlopes` by \
    the peer's name, the `threshold` of the slope, and `shortfalls`: in what way it is worse than its thresholds, in words |
    | `figures` | a value for each size, or one: `size`, `value`, `peers`, `threshold` |
    | `peers` | for each peer its `name`, `value` and `ratio` (how many times as good as the peer Quince is), or `absence`: why it wasn't measured |
    | `threshold` | `required`, which fails the run, and `wanted`, which doesn't: `maximum`, `minimum`, `minimumRatio` by the peer's name, \
    `maximumSlope` |

    `failures` says of rows why they couldn't be measured, in words. What isn't there is left out.
    """
  }
}
