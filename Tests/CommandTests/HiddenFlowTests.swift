import Foundation
import TestSupport
import Testing

/// A graded project can't read the flows, the points, and the results.
struct HiddenFlowTests {
  private static let pictures = "/usr/share/pictures of failures"

  /// A course repository with the teacher's flows, the points, and a submission.
  private struct Course {
    let folder = try? TemporaryFolder()
    let submission: URL
    let flows: URL
    let points: URL
    let results: URL

    init(flowsIn place: String = "source/Flows") throws {
      let root = try #require(folder).url
      submission = root.appendingPathComponent("submission")
      flows = root.appendingPathComponent(place)
      points = root.appendingPathComponent("source/points.yaml")
      results = root.appendingPathComponent("results.json")
      try FileManager.default.copyItem(
        at: Command.repository.appendingPathComponent("Apps/HelloEnrique"), to: submission)
      for folder in [
        flows, root.appendingPathComponent(".git"), points.deletingLastPathComponent(),
      ] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try "ref: refs/heads/main\n".write(
        to: root.appendingPathComponent(".git/HEAD"), atomically: true, encoding: .utf8)
      try "- launchApp\n- tapOn: Change Text\n- assertVisible: Goodbye 👋\n".write(
        to: flows.appendingPathComponent("secret.yaml"), atomically: true, encoding: .utf8)
      try "tests: { secret: 3 }\n".write(to: points, atomically: true, encoding: .utf8)
    }

    func replace(_ old: String, with new: String, in path: String) throws {
      let file = submission.appendingPathComponent(path)
      let text = try String(contentsOf: file, encoding: .utf8)
      try #require(text.contains(old))
      try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
    }

    func grade(
      _ options: String..., environment: [String: String]? = nil
    ) throws -> Command.Outcome {
      try Command.run(
        [
          "play", flows.path, submission.path, "--points", points.path, "--gradescope",
          results.path, "--screenshots", results.deletingLastPathComponent().path + "/pictures",
        ] + options, environment: environment)
    }

    var grades: String { get throws { try String(contentsOf: results, encoding: .utf8) } }
  }

  /// Makes the submission search the disk and its bundle for the flows, and write the results.
  private func makeDishonest(_ course: Course) throws {
    let files = [
      course.flows.appendingPathComponent("secret.yaml"), course.points, course.results,
    ].map { "\"\($0.path)\"" }.joined(separator: ", ")
    try course.replace(
      "helperLabel.isHidden = true",
      with: """
        let files = [\(files)]
                let read = files.filter { FileManager.default.contents(atPath: $0) != nil }
                let written = files.filter { FileManager.default.createFile(atPath: $0, contents: Data()) }
                let all = FileManager.default.enumerator(atPath: Bundle.main.bundlePath)!
                let bundled = all.compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") }
                print("read \\(read.count), wrote \\(written.count), bundled \\(bundled.count)")
        """, in: "HelloEnrique/ViewController.swift")
  }

  /// Returns an environment in which bubblewrap doesn't work, as in a container without namespaces.
  private func withoutBubblewrap(_ folder: TemporaryFolder) throws -> [String: String] {
    let program = folder.file("bwrap")
    try "#!/bin/sh\nexit 1\n".write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.url.path):\(environment["PATH"] ?? "")"
    return environment
  }

  @Test func aSubmissionFindsNeitherFlowsNorPointsNorResults() throws {
    // The flows are in the submission's own folder, where everything belongs to the app.
    let course = try Course(flowsIn: "submission/HelloEnrique/Flows")
    try makeDishonest(course)
    let outcome = try course.grade()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("read 0, wrote 0, bundled 0"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Flows: warning: this is skipped"), "\(outcome.errors)")
    #expect(try course.grades.contains("\"score\" : 3"))
    let folder = try TemporaryFolder()
    let landlocked = try course.grade(environment: withoutBubblewrap(folder))
    #expect(landlocked.code == 0, "\(landlocked.output)\(landlocked.errors)")
    #expect(landlocked.errors.contains("read 0, wrote 0, bundled 0"), "\(landlocked.errors)")
    #expect(try course.grades.contains("\"score\" : 3"))
  }

  @Test(arguments: ["../source/Flows", "HelloEnrique/link"])
  func aSubmissionThatListsTheFlowsGetsNoPoints(_ path: String) throws {
    let course = try Course()
    if path.hasSuffix("link") {
      try FileManager.default.createSymbolicLink(
        atPath: course.submission.appendingPathComponent(path).path,
        withDestinationPath: course.flows.path)
    }
    let file = "HelloEnrique.xcodeproj/project.pbxproj"
    let phase =
      "isa = PBXResourcesBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = ("
    try course.replace(phase, with: phase + " TAKEN1, ", in: file)
    try course.replace(
      "objects = {",
      with: """
        objects = {
          TAKEN1 = {isa = PBXBuildFile; fileRef = TAKEN2; };
          TAKEN2 = {isa = PBXFileReference; lastKnownFileType = folder; path = "\(path)"; sourceTree = SOURCE_ROOT; };
        """, in: file)
    let outcome = try course.grade()
    #expect(outcome.code == 1, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("can't read"), "\(outcome.errors)")
    #expect(try course.grades.contains("\"score\" : 0"))
    #expect(!(try course.grades.contains("\"score\" : 3")))
  }

  @Test func withoutASandboxNothingIsGraded() throws {
    let course = try Course()
    let outcome = try course.grade("--no-sandbox")
    #expect(outcome.code == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains("Don't pass --no-sandbox"), "\(outcome.errors)")
    #expect(try course.grades.contains("Don't pass --no-sandbox"))
    #expect(try course.grades.contains("\"score\" : 0"))
    let tests = try Command.run(
      "test", course.submission.path, "--no-sandbox", "--gradescope", course.results.path)
    #expect(tests.code == 64, "\(tests.errors)")
    #expect(tests.errors.contains("Don't pass --no-sandbox"), "\(tests.errors)")
  }

  @Test func whatAllowsReadingTheFlowsIsRefused() throws {
    let course = try Course()
    for folder in ["source", "", "source/Flows/pictures"] {
      let allowed = course.submission.deletingLastPathComponent().appendingPathComponent(folder)
      let outcome = try course.grade("--also-read", allowed.path)
      #expect(outcome.code == 64, "\(outcome.errors)")
      #expect(outcome.errors.contains("lets the project read"), "\(outcome.errors)")
    }
    let shared = try Command.run(
      "play", course.flows.path, course.submission.path, "--conceal", "--screenshots",
      Self.pictures)
    #expect(shared.code == 64, "\(shared.errors)")
    #expect(shared.errors.contains("Every app can read /usr"), "\(shared.errors)")
    #expect(!FileManager.default.fileExists(atPath: Self.pictures))
  }
}
