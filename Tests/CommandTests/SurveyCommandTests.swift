import Foundation
import TestSupport
import Testing

/// The `quince survey` command as users see it: its files, messages, and exit codes.
struct SurveyCommandTests {
  /// Creates a folder with copies of apps in this repository.
  private static func folder(_ apps: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for app in apps {
      let source = Command.repository.appendingPathComponent("Apps/\(app)")
      try FileManager.default.copyItem(at: source, to: folder.file(app))
    }
    return folder
  }

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  @Test func writesWhatIsAskedFor() throws {
    let folder = try Self.folder("HelloEnrique")
    let (page, junit) = (folder.file("page.html"), folder.file("junit.xml"))
    let outcome = try Command.run(
      "survey", folder.url.path, "--json", "--seed", "5", "--steps", "6", "--jobs", "1",
      "--html", page.path, "--junit", junit.path, "--screenshots", folder.file("pictures").path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["seed"] as? Int == 5)
    let projects = try #require(object["projects"] as? [[String: Any]])
    #expect(projects.map { $0["name"] as? String } == ["HelloEnrique"])
    #expect(projects.map { $0["outcome"] as? String } == ["runs"])
    #expect(projects.map { $0["steps"] as? Int } == [6])
    #expect(try Self.text(page).contains("src=\"data:image/png;base64,iVBOR"))
    #expect(try Self.text(junit).contains("<testcase name=\"HelloEnrique\""))
    let picture = folder.file("pictures/HelloEnrique/1.png")
    #expect(try Data(contentsOf: picture).count > 10_000)
  }

  @Test func aProjectThatDoesNotRunIsTold() throws {
    let folder = try Self.folder("HelloEnrique")
    let controller = folder.file("HelloEnrique/HelloEnrique/ViewController.swift")
    try Self.text(controller).replacingOccurrences(
      of: "helperLabel.isHidden = true", with: "helperLabel.scalesLargeContentImage = true"
    ).write(to: controller, atomically: true, encoding: .utf8)
    let outcome = try Command.run("survey", folder.url.path, "--seed", "77")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("build failed"), "\(outcome.output)")
    let missing = "UILabel.scalesLargeContentImage: needed by 1, only this by 1"
    #expect(outcome.output.contains(missing), "\(outcome.output)")
    #expect(outcome.output.contains("--seed 77"), "\(outcome.output)")
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func partsOfASurveyAreJoinedAndAMissingOneShows() throws {
    let folder = try Self.folder("ColorMixer", "HelloEnrique", "HelloRoygbiv")
    for number in [1, 3] {
      let part = try Command.run(
        "survey", folder.url.path, "--shard", "\(number)/3", "--steps", "2", "--report",
        folder.file("part-\(number)").path)
      #expect(part.code == 0, "\(part.errors)")
    }
    let outcome = try Command.run(
      ["report", "merge"] + (1...3).map { folder.file("part-\($0)").path }
        + ["--into", folder.file("whole").path, "--junit", folder.file("whole.xml").path])
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains("3 projects in") && outcome.output.contains("1 not surveyed"),
      "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("No report of shard 2 of 3 was found."))
    let page = try Self.text(folder.file("whole/index.html"))
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,iVBOR").count == 5)
    #expect(try Self.text(folder.file("whole.xml")).contains("<testcase name=\"HelloEnrique\""))
  }

  @Test func aFolderWithoutProjectsIsWrongUsage() throws {
    let folder = try TemporaryFolder()
    let empty = try Command.run("survey", folder.url.path)
    #expect(empty.code == 64)
    #expect(empty.errors.contains("No .xcodeproj found"), "\(empty.errors)")
    let missing = try Command.run("survey", folder.file("nowhere").path)
    #expect(missing.code == 1)
    #expect(missing.errors.contains("nowhere: no such file or directory"), "\(missing.errors)")
  }

  @Test(arguments: [
    [], ["--jobs", "0"], ["--steps", "-1"], ["--timeout", "0"], ["--seed", "x"],
  ])
  func wrongUsageIs64(_ options: [String]) throws {
    let outcome = try Command.run(["survey"] + options + (options.isEmpty ? [] : ["Apps"]))
    #expect(outcome.code == 64)
    #expect(!outcome.errors.isEmpty)
  }

  @Test func whoPressesControlCGetsWhatThereIs() throws {
    let folder = try Self.folder("HelloEnrique", "HelloRoygbiv", "ColorMixer")
    let page = folder.file("page.html")
    let process = try Command.start(
      [
        "survey", folder.url.path, "--jobs", "1", "--steps", "10000", "--timeout", "600", "--html",
        page.path,
      ], environment: ProcessInfo.processInfo.environment)
    Thread.sleep(forTimeInterval: 1)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
    #expect(try Self.text(page).contains("<b>3</b> not surveyed"))
  }
}
