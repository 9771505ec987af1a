import Foundation
import TestSupport
import Testing

/// The messages of `quince report merge` about missing parts.
///
/// Nothing is built because no flow can be read.
struct MergedPartTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let flows = folder.file("Flows")
    try FileManager.default.createDirectory(at: flows, withIntermediateDirectories: true)
    for name in ["a", "b", "c"] {
      try "- tapOm: OK\n".write(
        to: flows.appendingPathComponent("\(name).yaml"), atomically: true, encoding: .utf8)
    }
  }

  /// Plays a part, and returns the folder of its report.
  private func part(_ number: Int) throws -> String {
    let report = folder.file("part-\(number)").path
    let outcome = try Command.run(
      "play", folder.file("Flows").path, Self.app, "--shard", "\(number)/3", "--report", report)
    #expect(outcome.code == 1, "\(outcome.errors)")
    return report
  }

  private func merge(_ parts: [String], _ files: ResultFiles) throws -> Command.Outcome {
    let options = try files.options()
    let report = try #require(options.firstIndex(of: "--report"))
    var merging = options
    merging[report] = "--into"
    return try Command.run(["report", "merge"] + parts + merging)
  }

  @Test func aPartThatIsMissingIsNamedAndItsFlowsGiveNothing() throws {
    let parts = [try part(1), try part(3)]
    var files = ResultFiles()
    files.points = "tests: { Flows/a: 1, b: 2, Flows/c: 4 }"
    let outcome = try merge(parts, files)
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("Part 2 of 3 has no report"), "\(outcome.errors)")
    #expect(outcome.output == "0 passed, 3 failed\n")
    let lost = try #require(try files.gradescope.tests.first { $0.name == "Flows/b" })
    #expect(lost.output.contains("Part 2 of 3 has no report"), "\(lost.output)")
    #expect(try files.gradescope.tests.map(\.max_score).reduce(0, +) == 7)
    #expect(try files.junit.contains("Part 2 of 3 has no report"))
  }

  @Test func aFolderWithoutAReportAndADamagedOneAreNamed() throws {
    let (first, damaged) = (try part(1), try part(2))
    try Data("{".utf8).write(
      to: URL(fileURLWithPath: damaged).appendingPathComponent("report.json"))
    let gone = folder.file("part-3").path
    let files = ResultFiles()
    let outcome = try merge([first, damaged, gone], files)
    #expect(outcome.code == 1, "\(outcome.errors)")
    for name in ["part-2", "part-3"] {
      let words = "Can't read the report in “\(folder.file(name).path)”"
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(try files.data.contains("\(name)”: "))
    }
    #expect(try files.junit.contains("name=\"a\""))
  }

  @Test func pointsOfNothingAreToldOnceTheResultsAreWritten() throws {
    var files = ResultFiles()
    files.points = "tests: { Flows/a: 1, Flows/bb: 2 }"
    let outcome = try merge([try part(1), try part(2), try part(3)], files)
    #expect(outcome.code == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains("“Flows/bb”: did you mean Flows/b"), "\(outcome.errors)")
    let missing = try #require(try files.gradescope.tests.first { $0.name == "Flows/bb" })
    #expect(missing.score == 0 && missing.max_score == 2)
    #expect(try files.gradescope.output.contains("Flows/bb"))
  }

  @Test func aPartOfALargerRunIsNotToldOfTheOtherParts() throws {
    let part = try part(2)
    let into = folder.file("own").path
    let outcome = try Command.run("report", "merge", part, "--into", into, "--partial")
    #expect(outcome.output == "0 passed, 1 failed\n", "\(outcome.errors)")
    #expect(!outcome.errors.contains("has no report"))
    let whole = try Command.run(
      "report", "merge", into, try self.part(1), "--into", folder.file("whole").path)
    #expect(whole.errors.contains("Part 3 of 3 has no report"), "\(whole.errors)")
  }
}
