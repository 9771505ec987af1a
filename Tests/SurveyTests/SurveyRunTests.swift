import AppBuilder
import DeviceProtocol
import Flows
import Foundation
import TestSupport
import Testing

@testable import Survey

/// The results of surveying real projects.
struct SurveyRunTests {
  private static func options(seed: UInt64 = 1) throws -> SurveyOptions {
    var options = SurveyOptions(seed: seed, building: try BuildOptions())
    options.steps = 12
    options.timeout = 120
    options.jobs = 2
    return options
  }

  private static func survey(
    _ folder: ProjectFolder, _ options: SurveyOptions
  ) async throws -> [String: ProjectResult] {
    let projects = try ProjectSearch(in: [folder.url]).projects
    let report = await SurveyRun(options: options).run(projects)
    #expect(report.results.map(\.project) == projects)
    return Dictionary(uniqueKeysWithValues: report.results.map { ($0.project.name, $0) })
  }

  /// Returns a class of students with every possible problem.
  private static func variety() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.addApp("Fine", action: "print(1)")
    try folder.addApp("Crashing", action: "fatalError(\"spoilt\")")
    try folder.addApp("Hanging", action: "while true {}")
    try folder.addApp("HangingAtOnce", atLaunch: "while true {}", action: "print(1)")
    try folder.addApp("Quitting", action: "exit(0)")
    try folder.addApp("QuittingAtOnce", atLaunch: "exit(0)", action: "print(1)")
    try folder.addApp("Missing", action: "_ = UIPointerAccessory()")
    try folder.addApp("Misspelt", action: "_ = UIFancyView().sparkle()")
    try folder.addApp("<script>", action: "view.sparkle()")
    try folder.add("SwiftUIOnly", source: "import SwiftUI\n\nlet text = Text(\"Hello\")\n")
    try folder.add(
      "Mac", source: "import Cocoa\n\nlet window = NSWindow()\n", settings: ["SDKROOT": "macosx"])
    try folder.add("Tool", source: "print(1)\n", productType: "tool")
    try folder.add("Kit", source: "let kit = 1\n", productType: "framework")
    try folder.write("{ objects = (", to: "Malformed/Malformed.xcodeproj/project.pbxproj")
    return folder
  }

  @Test func everyProjectHasItsOutcome() async throws {
    let folder = try Self.variety()
    let results = try await Self.survey(folder, try Self.options())
    #expect(
      results.mapValues(\.outcome) == [
        "Fine": .runs, "Crashing": .crashed, "Hanging": .hung,
        "HangingAtOnce": .hung,
        "QuittingAtOnce": .crashed,
        "Quitting": .runsWithReports, "Missing": .buildFailed, "Misspelt": .buildFailed,
        "<script>": .buildFailed, "SwiftUIOnly": .notUIKit,
        "Mac": .notUIKit, "Tool": .notUIKit, "Kit": .notUIKit, "Malformed": .buildFailed,
      ], "\(results.mapValues(\.reason))")

    let crash = try #require(results["Crashing"]?.findings.first)
    #expect(crash.kind == .crash)
    #expect(crash.message == "Fatal error: spoilt")
    #expect(crash.file == "App/App.swift")
    #expect(try crash.line == folder.line(of: "spoilt", in: "Crashing/App/App.swift"))
    #expect(crash.steps?.last == "- tapOn: { point: \"140,222\" }  # Go")
    let hang = try #require(results["Hanging"]?.findings.first)
    #expect(hang.steps?.last?.hasSuffix("# Go") == true)
    #expect(hang.file == "App/App.swift")
    #expect(try hang.line == folder.line(of: "while true", in: "Hanging/App/App.swift"))
    let start = try #require(results["HangingAtOnce"]?.findings.first)
    #expect(
      try start.line == folder.line(of: "while true", in: "HangingAtOnce/App/App.swift"),
      "\(start)")
    #expect(results["Missing"]?.missing == [MissingName(.declaration, "UIPointerAccessory")])
    #expect(results["Misspelt"]?.missing == [])
    #expect(results["<script>"]?.missing == [])
    #expect(results["QuittingAtOnce"]?.reason == "App ended.")
    #expect(results["Tool"]?.reason == "it makes a command-line tool, not an app")
    #expect(results["Kit"]?.reason == "it doesn't make an app, but: framework")
    #expect(results["Mac"]?.reason == "its app is for macOS")
    #expect(results["SwiftUIOnly"]?.reason == "its app uses SwiftUI, not UIKit")
    #expect(results["Fine"]?.steps == 12)
    #expect(results["Fine"]?.system == .oldest)
    #expect(results["Missing"]?.system == nil)
    #expect(results["Fine"]?.pictures.map(\.title) == ["First screen", "Last screen"])
  }

  /// Returns an app that crashes at the twentieth tap on any of five buttons.
  private static func counting() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.addApp(
      "Counting",
      action: """
        let taps = UserDefaults.standard.integer(forKey: "taps") + 1
            UserDefaults.standard.set(taps, forKey: "taps")
            if taps == 9 { fatalError("too many") }
            let button = UIButton(type: .system)
            button.setTitle("\\(taps)", for: .normal)
            button.frame = CGRect(x: 40, y: 200 + 44 * taps, width: 200, height: 44)
            button.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(button)
        """)
    return folder
  }

  private static func stepsToTheCrash(seed: UInt64, in folder: ProjectFolder) async throws
    -> [String]
  {
    var options = try options(seed: seed)
    options.steps = 20
    let results = try await survey(folder, options)
    let crash = results["Counting"]?.findings.first { $0.kind == .crash }
    return try #require(crash?.steps, "\(results)")
  }

  @Test func theSameSeedTakesTheSameSteps() async throws {
    let folder = try Self.counting()
    let steps = try await Self.stepsToTheCrash(seed: 3, in: folder)
    #expect(steps.count > 9)
    #expect(try await Self.stepsToTheCrash(seed: 3, in: folder) == steps)
    #expect(try await Self.stepsToTheCrash(seed: 4, in: folder) != steps)
  }

  @Test func theStepsThatLeadToACrashAreAFlowThatCrashes() async throws {
    let folder = try Self.counting()
    let steps = try await Self.stepsToTheCrash(seed: 3, in: folder)
    try folder.write(steps.joined(separator: "\n"), to: "steps.yaml")
    let app = try await AppBuilder(options: BuildOptions()).build(folder.file("Counting"))
    let suite = FlowSuite(
      model: .standard, appearance: .light, screenshots: folder.file("pictures"))
    let flow = try FlowReader().read(folder.file("steps.yaml"))
    let result = try await suite.play(flow, apps: [app.bundle])
    let failure = try #require(result.failure)
    #expect(failure.message.contains("too many"), "\(failure)")
    #expect(failure.line == steps.count)
  }

  @Test func aProjectThatTakesTooLongHasAResult() async throws {
    let folder = try ProjectFolder()
    try folder.addApp("Slow", action: "print(2)")
    var options = try Self.options()
    options.timeout = 0.3
    let start = ContinuousClock.now
    let result = try #require(try await Self.survey(folder, options)["Slow"])
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(result.outcome == .buildFailed)
    #expect(result.reason == "building took longer than 0.3 seconds")
  }

  @Test func whoEndsASurveyGetsWhatThereIs() async throws {
    let folder = try ProjectFolder()
    for name in ["A", "B", "C"] { try folder.addApp(name, action: "while true {}") }
    var options = try Self.options()
    options.jobs = 1
    let projects = try ProjectSearch(in: [folder.url]).projects
    let run = SurveyRun(options: options)
    let work = Task {
      // The survey is canceled after the first result.
      await run.run(projects) { if !$0.outcomes.isEmpty { withUnsafeCurrentTask { $0?.cancel() } } }
    }
    let report = await work.value
    #expect(report.results.map(\.outcome) == [.hung, .notSurveyed, .notSurveyed])
    #expect(report.results[2].reason == "the survey was stopped before this")
  }

  @Test func largePicturesAreKept() async throws {
    let folder = try ProjectFolder()
    try folder.addApp("Fine", action: "print(1)")
    var options = try Self.options()
    options.screenshots = try .init(making: folder.file("pictures"))
    options.steps = 1
    let result = try #require(try await Self.survey(folder, options)["Fine"])
    let files = result.pictures.compactMap(\.file)
    #expect(files.map(\.lastPathComponent) == ["1.png", "2.png"])
    for (picture, file) in zip(result.pictures, files) {
      #expect(try Data(contentsOf: file).count > picture.small.count)
    }
  }
}
