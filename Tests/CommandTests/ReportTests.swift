import Foundation
import TestSupport
import Testing

/// The files that `quince play` writes for other programs, and the selection of flows to run.
struct ReportTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path

  /// Returns a folder with flows.
  ///
  /// The flow `wrong` fails at its second and fourth steps.
  private func flows() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      ("right", "- launchApp\n- assertVisible: Change Text\n"),
      (
        "wrong",
        "- launchApp\n- tapOn: { id: feild }\n- tapOn: Change Text\n- assertVisible: Change Tetx\n"
      ), ("other", "- launchApp\n- assertVisible: { id: field }\n"),
    ] {
      try text.write(to: folder.file("\(name).yaml"), atomically: true, encoding: .utf8)
    }
    return folder
  }

  private func play(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      ["play", folder.url.path, Self.app, "--screenshots", folder.file("pictures").path]
        + arguments)
  }

  @Test func goesOnAfterAStepThatFails() throws {
    let folder = try flows()
    let outcome = try play(folder, "--only", "wrong", "--continue", "--timeout", "0")
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains("wrong.yaml:2: id: feild is not visible; did you mean id: field?"),
      "\(outcome.output)")
    #expect(
      outcome.output.contains("wrong.yaml:4: “Change Tetx” is not visible; did you mean “Change "),
      "\(outcome.output)")
    #expect(outcome.output.contains("✗ wrong (4 steps, "))
    let first = try play(folder, "--only", "wrong")
    #expect(!first.output.contains("wrong.yaml:4"))
    #expect(first.output.contains("✗ wrong (2 steps, "))
  }

  @Test(arguments: [false, true])
  func afterACrashItGoesOnWithTheNextLaunch(_ hasReport: Bool) throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("crash.yaml")
    try "- launchApp\n- tapOn: Crash\n- tapOn: Loop\n- launchApp\n- assertVisible: Crash\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let project = Command.repository.appendingPathComponent("Tests/Projects/Failing").path
    let outcome = try Command.run(
      ["play", flow.path, project, "--continue", "--json", "--screenshots", folder.url.path]
        + (hasReport ? ["--report", folder.file("report").path] : []))
    #expect(outcome.code == 1)
    let results = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let steps = try #require(results[0]["steps"] as? [[String: Any]])
    #expect(
      steps.map { $0["outcome"] as? String } == [
        "passed", "broken", "skipped", "passed", "passed",
      ])
    #expect((results[0]["failures"] as? [Any])?.count == 1)
    #expect(results[0]["line"] as? Int == 2)
  }

  @Test func tellsTheTimeOfEachStep() throws {
    let folder = try flows()
    let outcome = try play(folder, "--skip", "wrong", "--json")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let results = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(results.map { $0["name"] as? String } == ["other", "right"])
    #expect(results[0]["stepCount"] as? Int == 2)
    let steps = try #require(results[0]["steps"] as? [[String: Any]])
    #expect(steps.map { $0["title"] as? String } == ["launchApp", "assertVisible: { id: field }"])
    #expect(steps.allSatisfy { ($0["seconds"] as? Double ?? -1) >= 0 })
  }

  @Test func partsHaveAllFlowsBetweenThem() throws {
    let folder = try flows()
    let outputs = try (1...2).map { try play(folder, "--shard", "\($0)/2").output }
    #expect(outputs[0].contains("other") && outputs[0].contains("✗ wrong"))
    #expect(outputs[1].contains("✓ right") && outputs[1].contains("1 passed, 0 failed"))
  }

  @Test func tellsOfNamesThatNothingHas() throws {
    let folder = try flows()
    let outcome = try play(folder, "--only", "worng")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("No flow or test matches “worng”: did you mean wrong?"))
  }

  @Test(arguments: [
    ["--shard", "3/2"], ["--shard", "0/2"], ["--shard", "x"], ["--retry", "11"],
    ["--parallel", "0"], ["--timeout", "-1"], ["--points", "points.yaml"],
  ])
  func refusesWhatMakesNoSense(_ arguments: [String]) throws {
    let outcome = try Command.run(["play", "a.yaml", "Project"] + arguments)
    #expect(outcome.code == 64, "\(outcome.errors)")
  }

  @Test func writesReportsOfPartsThatAreMerged() throws {
    let folder = try flows()
    let points = folder.url.appendingPathComponent("points.txt")
    try "tests: { wrong: 3 }".write(to: points, atomically: true, encoding: .utf8)
    var parts: [String] = []
    for part in 1...2 {
      let report = folder.file("part-\(part)").path
      parts.append(report)
      let outcome = try play(
        folder, "--shard", "\(part)/2", "--report", report, "--parallel", "2", "--retry", "1")
      #expect(outcome.code == (part == 1 ? 1 : 0), "\(outcome.errors)")
    }
    let merged = folder.file("merged")
    let outcome = try Command.run(
      ["report", "merge"] + parts + [
        "--into", merged.path, "--junit", folder.file("junit.xml").path, "--gradescope",
        folder.file("results.json").path, "--points", points.path, "--github",
      ])
    #expect(outcome.code == 1)
    #expect(outcome.output == "2 passed, 1 failed\n")
    #expect(outcome.errors.contains("::error file="), "\(outcome.errors)")
    #expect(outcome.errors.contains(",line=2,title="), "\(outcome.errors)")
    let report = try #require(
      JSONSerialization.jsonObject(
        with: Data(contentsOf: merged.appendingPathComponent("report.json"))) as? [String: Any])
    let runs = try #require(report["runs"] as? [[String: Any]])
    let wrong = try #require(runs.first { $0["name"] as? String == "wrong" })
    #expect(wrong["attempts"] as? Int == 2)
    let screens = try #require(wrong["screens"] as? [[String: Any]])
    let attachments = try #require(wrong["attachments"] as? [[String: Any]])
    #expect(attachments.first?["type"] as? String == "video/mp4")
    let paths = (screens.map { $0["picture"] } + attachments.map { $0["path"] }).compactMap {
      $0 as? String
    }
    #expect(paths.count >= 2)
    for path in paths {
      let file = merged.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
    let results = try String(contentsOf: folder.file("results.json"), encoding: .utf8)
    #expect(results.contains("\"max_score\" : 3"))
    let junit = try String(contentsOf: folder.file("junit.xml"), encoding: .utf8)
    #expect(junit.contains("<failure message=\"id: feild is not visible"))
  }

  @Test func tellsWhatTheAppPrintsApartFromTheResults() throws {
    let project = try SpoiltProject()
    try project.replace(
      "helperLabel.isHidden = true",
      with: "print(\"a line\"); NSLog(\"a log\"); print(\"::error::not mine\")",
      in: "HelloEnrique/ViewController.swift")
    let flow = project.url("flow.yaml")
    try "- launchApp\n- tapOn: Change Text\n- stopApp\n- launchApp\n- tapOn: Change Text\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    var environment = ProcessInfo.processInfo.environment
    environment["GITHUB_ACTIONS"] = "true"
    let outcome = try Command.run(
      ["play", flow.path, project.path, "--report", project.url("report").path],
      environment: environment)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.components(separatedBy: "a line\n").count == 3, "\(outcome.errors)")
    #expect(outcome.errors.contains("a log"))
    #expect(outcome.errors.contains("| ::error::not mine"))
    #expect(!outcome.output.contains("a line"))
    let json = try Command.run("play", flow.path, project.path, "--json").output
    let results = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let output = try #require(results[0]["output"] as? [[String: String]])
    #expect(output.contains { $0["kind"] == "output" && $0["text"] == "a line" })
    #expect(output.contains { $0["kind"] == "error" && $0["text"]?.contains("a log") == true })
    let report = try String(
      contentsOf: project.url("report").appendingPathComponent("report.json"), encoding: .utf8)
    #expect(report.contains("{\"kind\":\"output\",\"text\":\"a line\"}"))
  }

  @Test func theActionRunsFlowsAndHandsOnTheResults() throws {
    let folder = try flows()
    let output = folder.file("output")
    try Data().write(to: output)
    var environment = ProcessInfo.processInfo.environment
    environment["QUINCE"] = Command.executable.path
    environment["GITHUB_OUTPUT"] = output.path
    environment["GITHUB_ACTIONS"] = "true"
    environment["GITHUB_WORKSPACE"] = folder.url.path
    environment["PROJECT"] = Self.app
    environment["FLOWS"] =
      "\n\(folder.file("right.yaml").path)\n\(folder.file("wrong.yaml").path)\n"
    environment["ARGUMENTS"] = "--screenshots '\(folder.file("some pictures").path)'"
    environment["REPORT"] = folder.file("report").path
    let script = Command.repository.appendingPathComponent("scripts/action")
    let outcome = try Command.run([], program: script, environment: environment)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("::error file=wrong.yaml,line=2,title="), "\(outcome.errors)")
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("some pictures").path)
    #expect(pictures == ["wrong-failure.png"])
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "report=\(folder.file("report").path)")
    let result = try #require(Data(base64Encoded: String(lines[0].dropFirst("result=".count))))
    #expect(String(decoding: result, as: UTF8.self).contains("\"max_score\":2"))
    #expect(
      FileManager.default.fileExists(
        atPath: folder.file("report").appendingPathComponent("index.html").path))
  }
}
