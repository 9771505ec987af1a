import Foundation
import TestSupport
import Testing

/// The `quince test` command as users see it: all test outcomes, messages, files, and exit codes.
struct TestCommandTests {
  private static let tally = TestedProject("Tally")

  @Test func everyOutcomeOfAnXCTestCaseIsTold() throws {
    let (results, outcome) = try Self.tally.test("--only", "TallyTests/TallyTests")
    #expect(outcome.code == 1)
    let outcomes = results.mapValues(\.outcome)
    let passing = [
      "testAdds", "testThrowsAsItShould", "testWaits", "testSums", "testMeasures",
    ]
    for name in passing { #expect(outcomes["TallyTests/TallyTests/\(name)"] == "passed") }
    #expect(outcomes["TallyTests/TallyTests/testExpectsFailure"] == "failedAsExpected")
    let skipped = try #require(results["TallyTests/TallyTests/testSkips"])
    #expect(skipped.outcome == "skipped")
    #expect(skipped.reason?.contains("there is nothing to count") == true)
    let failed = try #require(results["TallyTests/TallyTests/testFails"])
    #expect(failed.outcome == "failed")
    #expect(failed.issues.map(\.place) == ["TallyTests.swift:25"])
    #expect(
      failed.issues.map(\.message)
        == [#"XCTAssertEqual failed: ("1") is not equal to ("2") - one is missing"#])
    let thrown = try #require(results["TallyTests/TallyTests/testThrows"])
    #expect(thrown.outcome == "failed")
    #expect(thrown.issues.map(\.kind) == ["thrownError"])
    #expect(thrown.issues.first?.message.contains("nothingToTakeBack") == true)
    #expect(thrown.issues.map(\.place) == ["TallyTests.swift:29"])
    let unwrapped = try #require(results["TallyTests/TallyTests/testUnwraps"])
    #expect(unwrapped.issues.map(\.place) == ["TallyTests.swift:64"])
    #expect(results.count == 10)
  }

  @Test func whatEndsTooEarlyIsToldAndTheRestRuns() throws {
    let (results, outcome) = try Self.tally.test(
      "--only", "TallyTests/EndingTests", "--timeout", "3")
    #expect(outcome.code == 1)
    let outcomes = results.mapValues(\.outcome)
    #expect(
      outcomes == [
        "TallyTests/EndingTests/testACrash": "crashed",
        "TallyTests/EndingTests/testBehindTheCrash": "passed",
        "TallyTests/EndingTests/testHangs": "hung",
        "TallyTests/EndingTests/testStopsAtOnce": "failed",
      ])
    let crash = try #require(results["TallyTests/EndingTests/testACrash"]?.issues.first)
    #expect(crash.message.contains("Index out of range"))
    #expect(crash.place == "EndingTests.swift:6")
    let stopped = try #require(results["TallyTests/EndingTests/testStopsAtOnce"])
    #expect(
      stopped.issues.map(\.message) == ["XCTFail - first"]
        || stopped.issues.map(\.message) == ["failed - first"])
  }

  @Test func swiftTestingRunsBesideXCTest() throws {
    let (results, _) = try Self.tally.test("--only", "TallyTests/ModernTests")
    let outcomes = Dictionary(
      uniqueKeysWithValues: results.map {
        ($0.value.name.split(separator: "/").last!, $0.value.outcome)
      })
    #expect(
      outcomes == [
        "adds()": "passed", "fails()": "failed", "skips()": "skipped", "sums(upTo:)": "passed",
      ])
    let failed = try #require(results.values.first { $0.outcome == "failed" })
    #expect(failed.issues.map(\.place) == ["ModernTests.swift:13"])
  }

  @Test func testsRunInTheAppAndWithoutIt() throws {
    let (results, outcome) = try Self.tally.test(
      "--only", "TallyTests/ScreenTests", "--only", "TallyLogicTests/LogicTests/testArithmetic")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(results.mapValues(\.outcome).values.sorted() == ["passed", "passed", "passed"])
  }

  @Test func testsMayMockFoundationsClasses() throws {
    let (results, outcome) = try Self.tally.test("--only", "TallyTests/MockTests")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(results.values.map(\.outcome) == ["passed"])
  }

  @Test func uiTestsUseTheAppAsAPersonDoes() throws {
    let (results, outcome) = try Self.tally.test("--only", "TallyUITests")
    #expect(outcome.code == 1)
    let outcomes = results.mapValues(\.outcome)
    #expect(
      outcomes == [
        "TallyUITests/TallyUITests/testAdding": "passed",
        "TallyUITests/TallyUITests/testAddingLater": "passed",
        "TallyUITests/TallyUITests/testCrash": "failed",
        "TallyUITests/TallyUITests/testLaunchPerformance": "passed",
        "TallyUITests/TallyUITests/testLocation": "passed",
        "TallyUITests/TallyUITests/testMissing": "failed",
        "TallyUITests/TallyUITestsLaunchTests/testLaunch": "passed",
      ], "\(outcome.errors)")
    let missing = try #require(results["TallyUITests/TallyUITests/testMissing"])
    #expect(missing.issues.map(\.place) == ["TallyUITests.swift:31"])
    #expect(missing.issues.first?.message.contains("No matches found") == true)
    let crash = try #require(results["TallyUITests/TallyUITests/testCrash"])
    #expect(crash.issues.first?.message.contains("the person asked for it") == true)
    let adding = try #require(results["TallyUITests/TallyUITests/testAdding"])
    #expect(adding.output.map(\.text).filter { $0 == "added" }.count == 2)
  }

  @Test func filesForOtherProgramsAreWritten() throws {
    let folder = try TemporaryFolder()
    let (junit, report) = (folder.file("junit.xml"), folder.file("report"))
    let (_, outcome) = try Self.tally.test(
      "--only", "TallyUITests/TallyUITests/testMissing", "--only", "TallyLogicTests",
      "--only", "TallyUITests/TallyUITests/testCrash",
      "--junit", junit.path, "--report", report.path)
    #expect(outcome.code == 1)
    let xml = try String(contentsOf: junit, encoding: .utf8)
    #expect(xml.contains("testMissing"))
    #expect(xml.contains("testArithmetic"))
    let files = try FileManager.default.subpathsOfDirectory(atPath: report.path)
    #expect(files.contains("index.html"))
    #expect(files.contains { $0.hasSuffix(".png") })
    #expect(files.contains { $0.hasSuffix(".mp4") })
    let logs = try files.filter { $0.hasSuffix(".log") }.map {
      try String(contentsOf: report.appendingPathComponent($0), encoding: .utf8)
    }
    #expect(logs.contains { $0.contains("the person asked for it") })
    let page = try String(contentsOf: report.appendingPathComponent("report.json"), encoding: .utf8)
    #expect(page.contains(#""title":"Launch"#), "\(page.prefix(2000))")
    #expect(page.contains(#"Tap \"Subtract\" Button"#))
  }

  @Test func linesThatRunAreCounted() throws {
    let folder = try TemporaryFolder()
    let outcome = try Command.run(
      "test", Self.tally.path, "--only", "TallyTests/TallyTests/testAdds", "--coverage",
      "--coverage-report", folder.url.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Tally.swift"), "\(outcome.output)")
    let lcov = try String(contentsOf: folder.file("lcov.info"), encoding: .utf8)
    let file = try #require(
      lcov.components(separatedBy: "end_of_record").first { $0.contains("/Tally.swift") })
    // `add` ran, but `takeBack` didn't.
    #expect(file.contains("DA:14,2"), "\(file)")
    #expect(file.contains("DA:19,0"), "\(file)")
    let page = try String(contentsOf: folder.file("index.html"), encoding: .utf8)
    #expect(page.contains("TallyViewController.swift"))
  }

  @Test func partsMakeTheWhole() throws {
    var names: [String] = []
    for part in ["1/2", "2/2"] {
      names += try Self.tally.test(
        "--only", "TallyLogicTests", "--only", "TallyTests/ScreenTests", "--shard", part
      )
      .results.keys
    }
    #expect(names.count == 4)
    #expect(Set(names).count == 4)
  }

  @Test func whatFailsIsTriedAgain() throws {
    let (results, _) = try Self.tally.test("--only", "TallyLogicTests", "--retry", "2")
    #expect(results["TallyLogicTests/LogicTests/testText"]?.attempts == 3)
    #expect(results["TallyLogicTests/LogicTests/testArithmetic"]?.attempts == 1)
  }

  @Test(arguments: [
    ["--timeout", "0"], ["--only", "a//b"], ["--shard", "3/2"], ["--retry", "11"],
    ["--parallel", "0"],
  ])
  func wrongUsageIs64(_ options: [String]) throws {
    #expect(try Command.run(["test", Self.tally.path] + options).code == 64)
  }

  @Test func aNameThatNothingHasIsTold() throws {
    let outcome = try Command.run("test", Self.tally.path, "--only", "TallyTests/ScrenTests")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("ScrenTests"), "\(outcome.errors)")
    #expect(outcome.errors.contains("ScreenTests"), "\(outcome.errors)")
  }
}
