import Foundation
import TestSupport
import Testing

/// The output of a run that fails completely: each requested file contains the error and no points.
struct FailedRunTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path

  /// Returns a project that doesn't build, with two flows.
  private func spoiltProject() throws -> SpoiltProject {
    let project = try SpoiltProject()
    try project.replace(
      "helperLabel.isHidden = true", with: "helperLabel.sparkle()",
      in: "HelloEnrique/ViewController.swift")
    try FileManager.default.createDirectory(
      at: project.url("Stories"), withIntermediateDirectories: true)
    for (name, text) in [
      ("first", "name: The start\n---\n- launchApp\n"),
      ("second", "- launchApp\n- assertVisible: Change Text\n"),
    ] {
      try text.write(to: project.url("Stories/\(name).yaml"), atomically: true, encoding: .utf8)
    }
    return project
  }

  private func flows(_ texts: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in texts {
      try text.write(to: folder.file("\(name).yaml"), atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test func aFailedBuildGivesEveryFlowItsError() throws {
    let project = try spoiltProject()
    var files = ResultFiles()
    files.points = "tests: { Stories/first: 3, second: 4 }"
    let outcome = try Command.run(
      ["play", project.url("Stories").path, project.path, "--json"] + files.options())
    #expect(outcome.code == 1)
    try files.expectNoPoints(outOf: 7, because: "has no member 'sparkle'")
    #expect(try files.gradescope.tests.map(\.name) == ["Stories/The start", "Stories/second"])
    #expect(try files.gradescope.tests.allSatisfy { $0.output.contains("sparkle") })
    let results = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(results.map { $0["name"] as? String } == ["The start", "second"])
    #expect(results.allSatisfy { $0["passed"] as? Bool == false })
    #expect(results.allSatisfy { ($0["message"] as? String)?.contains("sparkle") == true })
    let plain = try Command.run(
      "play", project.url("Stories").path, project.path, "--only", "Stories")
    #expect(plain.output == "0 passed, 2 failed\n")
    #expect(plain.errors.contains("has no member 'sparkle'"), "\(plain.errors)")
  }

  @Test func testsThatCanNotBeBuiltOrHostedAreFailures() throws {
    let folder = try TemporaryFolder()
    let project = try TestedProject(copyOf: "Tally", in: folder)
    try project.replace(
      "window = UIWindow(", with: "windo = UIWindow(", in: "Tally/AppDelegate.swift")
    var files = ResultFiles()
    files.points = "tests: { TallyTests/TallyTests/testAdds: 3, TallyLogicTests: 2 }"
    let failed = try Command.run(["test", project.path, "--json"] + files.options())
    #expect(failed.code == 1)
    try files.expectNoPoints(outOf: 5, because: "cannot find 'windo' in scope")
    let entries = try JSONDecoder().decode(
      [TestedProject.Result].self, from: Data(failed.output.utf8))
    #expect(entries.map(\.outcome) == ["broken"])
    #expect(entries[0].reason?.contains("windo") == true)

    try project.replace(
      "windo = UIWindow(", with: "preconditionFailure(\"lost\"); window = UIWindow(",
      in: "Tally/AppDelegate.swift")
    files = ResultFiles()
    files.points = "tests: { TallyTests/TallyTests/testAdds: 3, TallyLogicTests/LogicTests: 2 }"
    let crashed = try Command.run(
      ["test", project.path, "--skip", "TallyUITests"] + files.options())
    #expect(crashed.code == 1, "\(crashed.errors)")
    let tests = try files.gradescope.tests
    let hosted = try #require(tests.first { $0.name == "TallyTests" })
    #expect(hosted.max_score == 0)
    #expect(hosted.output.contains("lost"), "\(hosted.output)")
    #expect(try files.gradescope.output.contains("lost"))
    let missing = try #require(tests.first { $0.name == "TallyTests/TallyTests/testAdds" })
    #expect(missing.score == 0 && missing.max_score == 3)
    // Tests that don't need the app still run.
    let own = try #require(tests.first { $0.name == "TallyLogicTests/LogicTests/testArithmetic" })
    #expect(own.score == 2)
    #expect(try files.junit.contains("<error message=\"Can't run the tests TallyTests: "))
    #expect(try files.areFresh)
  }

  @Test func aFlowThatCanNotBeReadIsAFailureAndTheOthersArePlayed() throws {
    let folder = try flows([
      "right": "- launchApp\n- assertVisible: Change Text\n",
      "wrong": "name: A slip\n---\n- launchApp\n- tapOm: OK\n",
    ])
    var files = ResultFiles()
    files.points = "tests: { right: 1, A slip: 4 }"
    let outcome = try Command.run(
      ["play", folder.url.path, Self.app] + files.options())
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("wrong.yaml:4: error: "), "\(outcome.errors)")
    #expect(outcome.output.contains("✓ right"), "\(outcome.output)")
    #expect(outcome.output.contains("✗ A slip (not played)"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("1 passed, 1 failed\n"))
    let tests = try files.gradescope.tests
    #expect(tests.map(\.score) == [1, 0])
    #expect(tests.map(\.max_score) == [1, 4])
    #expect(tests[1].output.contains("wrong.yaml:4: "), "\(tests[1].output)")
    #expect(try files.classroom.tests.map(\.status) == ["pass", "error"])
    #expect(try files.areFresh)
  }

  @Test func aRunThatIsKilledLeavesNoResultsOfAnEarlierOne() async throws {
    let project = try spoiltProject()
    var files = ResultFiles()
    files.points = "tests: { first: 3, second: 4 }"
    let process = try Command.start(
      ["play", project.url("Stories").path, project.path] + files.options(),
      environment: ProcessInfo.processInfo.environment)
    let isPlanned = await becomesTrue {
      (try? files.areFresh) == true && (try? files.gradescope.tests.count) == 2
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(isPlanned)
    try files.expectNoPoints(outOf: 7, because: "No result yet")
  }

  @Test func ifOneFileCanNotBeWrittenTheOthersSayWhy() throws {
    let project = try spoiltProject()
    let files = ResultFiles()
    let options = try files.options().map { $0.hasSuffix("junit.xml") ? "/nowhere/junit.xml" : $0 }
    let outcome = try Command.run(
      ["play", project.url("Stories").path, project.path] + options)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("/nowhere/junit.xml”: no such folder"), "\(outcome.errors)")
    #expect(try files.gradescope.output.contains("/nowhere/junit.xml”: no such folder"))
    #expect(try files.classroom.status == "fail")
    #expect(try files.data.contains("/nowhere/junit.xml”: no such folder"))
  }

  @Test(arguments: [
    ("tests: { frist: 3 }", "no flow, test, or suite is named “frist”: did you mean"),
    ("default: many", "points must be a number"),
    ("tests: { first: 1, The start: 2 }", "same test"),
  ])
  func pointsThatDoNotFitAreRefusedBeforeAnythingIsBuilt(
    _ points: String, _ message: String
  ) throws {
    let project = try spoiltProject()
    var files = ResultFiles()
    files.points = points
    let outcome = try Command.run(
      ["play", project.url("Stories").path, project.path] + files.options())
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("points.yaml:1: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!outcome.errors.contains("sparkle"), "nothing is built")
    #expect(try files.gradescope.tests.allSatisfy { $0.score == 0 })
    #expect(try files.gradescope.output.contains(message))
    #expect(try files.areFresh)
  }
}
