import ArgumentParser
import Flows
import Foundation
import Reports

/// What every command that runs flows or tests can be told: which of them, how often, and what is written of them.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run this one only, or those of this suite; may be given several times.",
      valueName: "name"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Don't run this one, or those of this suite; may be given several times.",
      valueName: "name"))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run the K-th of N parts only, so that several machines share the work.", valueName: "k/n"),
    transform: Shard.init)
  var shard: Shard?

  @Option(help: "How often what fails is run again, 10 times at most.")
  var retry = 0

  @Option(help: "How many are run at once, each on a device of its own.")
  var parallel = 1

  @Flag(help: "Print the results as JSON.")
  var json = false

  @Option(
    name: [.customLong("report"), .customLong("result")],
    help: ArgumentHelp(
      "A folder for a page with every step, its picture, its output and its elements.",
      valueName: "dir"), completion: .directory)
  var report: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      Hide expected results from the app; on with --gradescope, --classroom, and --points.
      """)
  var conceal: Bool?

  @OptionGroup var files: ReportFileOptions

  /// Whether the app must neither learn nor forge what its grade depends on.
  var conceals: Bool { conceal ?? files.areGrades }

  func validate() throws {
    guard (0...10).contains(retry) else {
      throw ValidationError("What fails can be run again 0 to 10 times.")
    }
    guard (1...64).contains(parallel) else {
      throw ValidationError("There can be 1 to 64 devices at once.")
    }
  }

  /// Keeps from a project, if it's graded, the files that its grade depends on.
  /// - Parameter hide: Hides the files that only the command knows.
  /// - Returns: `nil` if it isn't graded.
  /// - Throws: `ValidationError` if the project could read them all the same.
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

  /// Warns of grades that nothing protects.
  private func warnOfExposure(_ terminal: Terminal) {
    guard files.areGrades, !conceals else { return }
    terminal.tell(
      "warning: With --no-conceal, the app can learn what is expected of it; check its grade by "
        + "hand.")
  }

  /// Hides the reports and the file of points.
  private func hideFiles(_ concealment: inout Concealment) {
    let paths = [files.junit, files.gradescope, files.classroom, files.points]
    concealment.hide(files: paths.compactMap(\.self))
    guard let report else { return }
    concealment.hide(
      folder: report, names: [ReportFolder.pageName, ReportFolder.dataName, "files"])
  }

  /// Those of some items that are to be run, on this machine or another one.
  /// - Parameter names: what an item is called; `Suite/name` belongs to `Suite`.
  /// - Throws: `UnknownName` for a name that nothing has, `ValidationError` if nothing is left.
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

  /// The error for options that leave nothing to run.
  static let nothingLeft = ValidationError("--only and --skip leave nothing to run.")

  /// The part of some items that is to be run on this machine.
  func part<Item>(of items: [Item]) -> [Item] { shard?.part.items(of: items) ?? items }

  /// The part as a report has it.
  /// - Parameter all: the runs of all parts, as far as they are known.
  func reportedShard(_ command: String, all: [ReportedRun] = []) -> ReportedShard? {
    shard.map { ReportedShard($0.part, command: command, all: all) }
  }

  private static func fits(_ wanted: String, _ names: [String]) -> Bool {
    names.contains { $0 == wanted || $0.hasPrefix(wanted + "/") || $0 == wanted + "()" }
  }

  /// There is nothing of a name.
  struct UnknownName: Error, CustomStringConvertible {
    var name: String
    var known: Set<String>

    var description: String {
      let near = Spelling.near(name, among: known)
      return "Nothing to run is called “\(name)”"
        + (near.isEmpty ? "." : "; did you mean \(near.joined(separator: " or "))?")
    }
  }
}
