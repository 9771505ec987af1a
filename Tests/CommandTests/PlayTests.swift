import Foundation
import TestSupport
import Testing

/// The messages of `quince play` about flows and their results.
struct PlayTests {
  private static let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path

  @Test func tellsWhatFailedWhereAndWhatWasOnTheScreen() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("wrong.yaml")
    try "- launchApp\n- tapOn: Change Text\n- assertVisible: Hello from Mars!\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "play", flow.path, Self.app, "--screenshots", folder.url.path)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("wrong.yaml:3: “Hello from Mars!” is not visible"))
    #expect(outcome.output.contains("UILabel “Goodbye 👋”"), "\(outcome.output)")
    #expect(outcome.output.contains("0 passed, 1 failed"))
    let picture = try Data(contentsOf: folder.file("wrong-failure.png"))
    #expect(picture.count > 10_000)
  }

  @Test func aPictureThatCannotBeWrittenHidesNoFailure() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("wrong.yaml")
    try "- launchApp\n- assertVisible: Hello from Mars!\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let place = flow.path + "/pictures"
    let outcome = try Command.run("play", flow.path, Self.app, "--screenshots", place)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("wrong.yaml:2: “Hello from Mars!” is not visible"))
    #expect(outcome.output.contains("  no screenshot: "), "\(outcome.output)")
  }

  /// If no folder for screenshots is specified, the project can't determine one.
  @Test func putsNoPicturesWhereAProjectsLinkLeads() throws {
    let folder = try TemporaryFolder()
    let (project, outside) = (folder.file("project"), folder.file("outside"))
    for place in [project, outside] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: project.appendingPathComponent("artifacts"), withDestinationURL: outside)
    try "- launchApp\n- takeScreenshot: picture\n"
      .write(to: folder.file("flow.yaml"), atomically: true, encoding: .utf8)
    func play(_ options: String) throws -> Command.Outcome {
      try Command.run(
        [
          "bash", "-c",
          "cd '\(project.path)' && exec '\(Command.executable.path)' play ../flow.yaml "
            + "'\(Self.app)' \(options)",
        ], program: URL(fileURLWithPath: "/usr/bin/env"))
    }
    let outcome = try play("")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("“artifacts” is a symbolic link"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
    #expect(try play("--screenshots artifacts").code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["picture.png"])
  }

  @Test func tellsAsJSON() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("right.yaml")
    try "- launchApp\n- assertVisible: Change Text\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run("play", flow.path, Self.app, "--json")
    #expect(outcome.code == 0)
    let results = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results[0]["passed"] as? Bool == true)
  }

  @Test func playsWhereBubblewrapDoesNotWork() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("right.yaml")
    try "- launchApp\n- assertVisible: Change Text\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    #expect(try Command.run("build", Self.app).code == 0)
    let (program, calls) = (folder.file("bwrap"), folder.file("calls"))
    try "#!/bin/sh\necho called >>'\(calls.path)'\nexit 1\n"
      .write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.url.path):\(environment["PATH"] ?? "")"
    let outcome = try Command.run(["play", flow.path, Self.app], environment: environment)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    // bubblewrap is called for the app, which fails to start, and then for a trial.
    #expect(try String(contentsOf: calls, encoding: .utf8) == "called\ncalled\n")
  }

  @Test func tellsOfACrashAfterTheLastStep() throws {
    let project = try SpoiltProject()
    try project.replace(
      "helperLabel.isHidden = true", with: "fatalError(\"spoilt\")",
      in: "HelloEnrique/ViewController.swift")
    let flow = project.url("flow.yaml")
    try "- launchApp\n- tapOn: Change Text\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "play", flow.path, project.path, "--screenshots", project.url("pictures").path)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("flow.yaml:2: "), "\(outcome.output)")
    #expect(outcome.output.contains("Fatal error: spoilt"), "\(outcome.output)")
  }

  @Test(arguments: [
    ("tapOm: OK", "did you mean tapOn?"), ("tapOn: { txet: OK }", "did you mean text?"),
    ("evalScript: ${output.x = 1}", "Quince doesn't support Maestro's “evalScript”"),
    ("inputText: ${maestro.copiedText}", "JavaScript"),
  ])
  func refusesAFlowBeforeItIsPlayed(_ step: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("wrong.yaml")
    try "- launchApp\n- \(step)\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run("play", flow.path, Self.app)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("wrong.yaml:2: error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("✗ wrong (not played)\n"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("\n0 passed, 1 failed\n"), "\(outcome.output)")
  }

  @Test func takesValuesFromTheCommandLine() throws {
    let folder = try TemporaryFolder()
    let flow = folder.file("greeting.yaml")
    try """
    env: { WHO: nobody }
    ---
    - launchApp
    - tapOn: { id: field }
    - inputText: "Hello ${WHO}"
    - tapOn: Change Text
    - assertVisible: { id: greeting, text: Hello Roy }
    """.write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "play", flow.path, Self.app, "--env", "WHO=Roy", "--screenshots", folder.url.path)
    #expect(outcome.code == 0, "\(outcome.output)")
  }
}
