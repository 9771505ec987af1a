/// A report in the form of a documentation page.
package struct PerformanceDocument: CustomStringConvertible {
  private let report: BenchmarkReport
  private let pictureFolder: String

  /// - Parameter pictureFolder: The folder of the plots, relative to the page.
  package init(_ report: BenchmarkReport, pictureFolder: String) {
    self.report = report
    self.pictureFolder = pictureFolder
  }

  /// The page, in Markdown.
  package var description: String {
    [introduction, table, pictures, testRun, shape].joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    let machine = report.machine
    return """
      # How fast Quince is

      <!-- Written by `make bench-docs`. -->

      `make bench` makes the release build that `make install` installs, and measures each row in turn with its peers, all in one
      run. It fails if a row is worse than its threshold in [Benchmarks/thresholds.json](../Benchmarks/thresholds.json). These figures come from a machine with \
      \(machine.processors) processors (\(machine.architecture)) and \(machine.gigabytes) GB of memory.

      The ratio shows how many times better Quince is than its peer. The slope describes how the cost grows with the size: 0 is
      constant, 1 is linear, 2 is quadratic. Parentheses contain the goal, where it's stricter than the threshold. Waiting times
      (a flow's step, `quince play`, a launch, a touch) are the median of several runs. All other figures are the best of several
      runs, because the best run is the one that's least affected by other work on the machine.
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

  /// The text about a test run.
  ///
  /// It's a fixed record and isn't measured for this report.
  private var testRun: String {
    """
    ## The test run

    `make bench` doesn't measure `make test`. These are the times of `.ci/run` in a fresh clone on a machine with two processors and
    no packages installed.

    | | time |
    |---|--:|
    | with a debug build and a release build | 2474 s |
    | with one optimized build for all tests | 2063 s |

    The optimized build takes about 1500 core-seconds, a quarter of them for UIKit. The Swift tests take about 1400 core-seconds. The
    tests in Chromium mostly wait for the page, for about 11 minutes.
    """
  }

  private var shape: String {
    """
    ## The report as JSON

    `make bench BENCH=--json` prints the measurements for plotting. `version` is \(report.version). It increases when the meaning of a
    key changes.

    | key | contents |
    |---|---|
    | `machine` | `processors`, `gigabytes` of memory, `architecture` |
    | `rows` | for each row, its `name`, `title`, `unit` (`ms`, `MB`, or `steps/s`), `sizeName`, `figures`, `slope`, `peerSlopes` by \
    the peer's name, the `threshold` of the slope, and `shortfalls`: descriptions of the thresholds that it misses |
    | `figures` | a value for each size, or a single one: `size`, `value`, `peers`, `threshold` |
    | `peers` | for each peer, its `name`, `value`, and `ratio` (how many times better Quince is than the peer), or `absence`: the reason why it wasn't measured |
    | `threshold` | `required`, which fails the run, and `wanted`, the goal, which doesn't: `maximum`, `minimum`, `minimumRatio` by the peer's name, \
    `maximumSlope` |

    `failures` describes why rows couldn't be measured. Keys without a value are omitted.
    """
  }
}
