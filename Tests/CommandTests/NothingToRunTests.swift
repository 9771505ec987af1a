import Foundation
import TestSupport
import Testing

/// If there's nothing to run, the command hasn't succeeded but has been used incorrectly.
struct NothingToRunTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let file = folder.file(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func expectWrongUsage(
    _ outcome: Command.Outcome, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.code == 64, "\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(outcome.errors.contains(message), "\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(!outcome.output.contains("passed"), sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ([:], "has no flows"), (["notes.txt": "- launchApp\n"], "has no flows"),
    ([".hidden.yaml": "- launchApp\n"], "has no flows"),
    (["inner/a.yaml": "- launchApp\n"], "to play those in inner"),
    (["folder.yaml/a.txt": ""], "has no flows"),
    (["App.xcodeproj/project.pbxproj": ""], "this is a project"),
    (["a.yaml": ""], "a.yaml: error: the file has no steps"),
    (["a.yaml": "# nothing\n# yet\n"], "the file has no steps"),
    (["a.yaml": "[]"], "the file has no steps"),
    (["a.yaml": "name: A\n---\n"], "the file has no steps"),
    (["a.yaml": "name: A\n---\n# later\n", "b.yaml": "- launchApp\n"], "a.yaml: error: the file"),
  ])
  func aFolderWithoutFlowsIsWrongUsage(_ files: [String: String], _ message: String) throws {
    let folder = try folder(files)
    expectWrongUsage(try Command.run("play", folder.url.path, Self.app), message)
  }

  @Test func whatIsNotAFlowIsWrongUsage() throws {
    expectWrongUsage(try Command.run("play", Self.app, Self.app), "this is a project")
    expectWrongUsage(
      try Command.run("play", "\(Self.app)/HelloEnrique.xcodeproj", Self.app), "this is a project")
    expectWrongUsage(
      try Command.run("play", "/nowhere.yaml", Self.app), "no such file or directory")
  }

  @Test func optionsThatLeaveNothingAreWrongUsage() throws {
    let folder = try folder(["a.yaml": "- launchApp\n", "b.yaml": "- launchApp\n"])
    for options in [["--skip", "a", "--skip", "b"], ["--only", "a", "--skip", "a"]] {
      expectWrongUsage(
        try Command.run(["play", folder.url.path, Self.app] + options),
        "--only and --skip exclude everything")
    }
    expectWrongUsage(
      try Command.run("play", folder.url.path, Self.app, "--only", "c"), "“c”")
  }

  @Test func aPartOfFewerFlowsThanPartsIsFine() throws {
    let folder = try folder(["a.yaml": "- launchApp\n"])
    let outcome = try Command.run("play", folder.url.path, Self.app, "--shard", "2/2")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output == "0 passed, 0 failed\n")
    #expect(
      outcome.errors.contains("This part is empty: there are fewer flows"), "\(outcome.errors)")
  }

  @Test func testsOfWhichNoneIsLeftAreWrongUsage() throws {
    let toolkit = TestedProject("Toolkit")
    expectWrongUsage(
      try Command.run(
        "test", toolkit.path, "--only", "ToolkitTests", "--skip", "ToolkitTests"),
      "There are no tests to run")
    let outcome = try Command.run(
      "test", toolkit.path, "--only", "ToolkitTests/RatingTests/testGetsBetter", "--shard", "2/2")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("This part is empty: there are fewer suites"), "\(outcome.errors)")
  }

  @Test func reportsOfNothingAreWrongUsage() throws {
    let (first, second, into) = (
      try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder()
    )
    let none = try Command.run(
      "report", "merge", first.url.path, second.url.path, "--into", into.url.path)
    expectWrongUsage(none, "None of the folders contains a report")
    expectWrongUsage(
      try Command.run("report", "merge", first.url.path, "--into", first.url.path),
      "into itself")
  }

  @Test(arguments: [
    ("grades.json", "--junit", "grades"), ("grades.json", "--gradescope", "grades"),
    ("grades.json", "--partial", "grades"), ("survey.json", "--classroom", "a survey"),
    ("survey.json", "--github", "a survey"),
  ])
  func optionsThatAreOnlyForFlowsAndTestsAreWrongUsage(
    data: String, option: String, reports: String
  ) throws {
    let folder = try folder(["part/\(data)": "{}"])
    let isFlag = ["--partial", "--github"].contains(option)
    let arguments = [option] + (isFlag ? [] : [folder.file("out").path])
    let outcome = try Command.run(
      ["report", "merge", folder.file("part").path, "--into", folder.file("whole").path]
        + arguments)
    expectWrongUsage(outcome, "\(option) can't be used with reports of \(reports).")
    #expect(!FileManager.default.fileExists(atPath: folder.file("whole").path))
  }
}
