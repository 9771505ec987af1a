import ArgumentParser
import Flows
import Foundation
import Reports
import Simulator
import Suggestions

/// The options that `play` and `test` have in common.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run only this flow, test, or suite. You can repeat this option.",
      valueName: "name"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Skip this flow, test, or suite. You can repeat this option.",
      valueName: "name"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run only the K-th of N parts, so that several machines share the work.", valueName: "k/n"),
    transform: Shard.init)
  var shard: Shard?

  @Option(help: "Run a failing flow or test again, up to this many times, at most 10.")
  var retry = 0

  @Option(help: "Run on this many devices at once, at most 64.")
  var parallel = 1

  @Flag(help: "Print the results as JSON.")
  var json = false

  @Option(
    name: [.customLong("report"), .customLong("result")],
    help: ArgumentHelp(
      "Write a page with every step to this folder: screenshots, output, and elements.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Hide expected results from the app. The default is on with --gradescope, --classroom, and \
      --points.
      """)
  var conceal: Bool?

  @Option(
    help: ArgumentHelp(
      "Let each app wait until this process has attached a debugger.", visibility: .hidden))
  var debugger: Int32?

  @OptionGroup var files: ReportFileOptions

  /// Whether expected results are hidden from the app, because its grade depends on them.
  var conceals: Bool { conceal ?? files.areGrades }

  func validate() throws {
    guard (0...10).contains(retry) else {
      throw ValidationError("--retry must be from 0 to 10.")
    }
    guard (1...64).contains(parallel) else {
      throw ValidationError("--parallel must be from 1 to 64.")
    }
    guard debugger == nil || parallel == 1 else {
      throw ValidationError("--parallel can't be used with a debugger.")
    }
  }

  /// Returns the debugger that started the command, which gets the process of each app as a line of
  /// JSON on standard error.
  func startingDebugger(_ terminal: Terminal) -> StartingDebugger? {
    debugger.map { debugger in
      DebuggerWatch.start(debugger)
      return StartingDebugger(process: debugger) { process in
        guard let json = try? JSONEncoder().encode(["debuggee": process]) else { return }
        terminal.tell(String(decoding: json, as: UTF8.self))
      }
    }
  }

  /// Hides the files that a project's grade depends on, if it's graded.
  /// - Parameter hide: A closure that hides files that only the command knows.
  /// - Returns: The concealment, or `nil` if the project isn't graded.
  /// - Throws: `ValidationError` if the project could still read the files.
  func concealment(
    from project: String, _ building: BuildingOptions, _ terminal: Terminal,
    hide: (inout Concealment) -> Void
  ) throws -> Concealment? {
    guard conceals else {
      warnOfExposure(terminal)
      return nil
    }
    var concealment = Concealment(from: project)
    hide(&concealment)
    hideFiles(&concealment)
    try concealment.check(building)
    return concealment
  }

  /// Warns if grades aren't protected.
  private func warnOfExposure(_ terminal: Terminal) {
    guard files.areGrades, !conceals else { return }
    terminal.tell(
      "warning: With --no-conceal, the app can read the expected results. Check its grade by hand.")
  }

  /// Hides the reports and the points file.
  private func hideFiles(_ concealment: inout Concealment) {
    let paths = [files.junit, files.gradescope, files.classroom, files.points]
    concealment.hide(files: paths.compactMap(\.self))
    guard let report else { return }
    concealment.hide(
      folder: report, names: [ReportFolder.pageName, ReportFolder.dataName, "files"])
  }

  /// Returns the items to run, on this machine or another one.
  /// - Parameter names: A closure that returns an item's names. `Suite/name` belongs to `Suite`.
  /// - Throws: `UnknownName` if a name doesn't match any item, or `ValidationError` if no items are
  ///   left.
  func chosen<Item>(of items: [Item], names: (Item) -> [String]) throws -> [Item] {
    let named = items.map { (item: $0, names: names($0)) }
    for name in only + skip {
      guard !named.contains(where: { Self.fits(name, $0.names) }) else { continue }
      throw UnknownName(name: name, known: Set(named.flatMap(\.names)))
    }
    let chosen = named.filter { item in
      (only.isEmpty || only.contains { Self.fits($0, item.names) })
        && !skip.contains { Self.fits($0, item.names) }
    }
    guard !chosen.isEmpty else { throw Self.nothingLeft }
    return chosen.map(\.item)
  }

  /// The error for options that exclude everything.
  static let nothingLeft = ValidationError("--only and --skip exclude everything.")

  /// Returns the part of the items to run on this machine.
  func part<Item>(of items: [Item]) -> [Item] { shard?.part.items(of: items) ?? items }

  /// Returns the part for the report.
  /// - Parameter all: The known runs of all parts.
  func reportedShard(_ command: String, all: [ReportedRun] = []) -> ReportedShard? {
    shard.map { ReportedShard($0.part, command: command, all: all) }
  }

  private static func fits(_ wanted: String, _ names: [String]) -> Bool {
    names.contains { $0 == wanted || $0.hasPrefix(wanted + "/") || $0 == wanted + "()" }
  }

  /// An error for a name in `--only` or `--skip` that doesn't match any flow or test.
  struct UnknownName: Error, CustomStringConvertible {
    /// The maximum number of names listed.
    private static let most = 10

    var name: String
    var known: Set<String>

    var description: String {
      let near = Spelling.near(name, among: known)
      guard near.isEmpty else {
        return "No flow or test matches “\(name)”: did you mean \(near.joined(separator: " or "))?"
      }
      let listed = known.sorted().prefix(Self.most).joined(separator: ", ")
      let rest = known.count > Self.most ? ", and \(known.count - Self.most) more" : ""
      return "No flow or test matches “\(name)”: use \(listed)\(rest)."
    }
  }
}
