import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Which test targets are built with an app, and what schemes and test plans say of them.
struct TestSelectionTests {
  private static let tally = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Projects/Tally")

  /// The selection for a copy of a project with tests, to which files are added.
  private func select(
    _ request: TestRequest = TestRequest(), adding files: [String: String] = [:]
  ) throws -> TestSelection {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("selection-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Self.tally, to: folder)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let options = try BuildOptions()
    let project = try XcodeProject(folder.appendingPathComponent("Tally.xcodeproj"))
    return try TestSelection(
      request, for: BuildJob.target(of: project, options), of: project, options)
  }

  private static let schemes = "Tally.xcodeproj/xcshareddata/xcschemes"

  private func scheme(_ tests: String, launch: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version="1.7">
      <TestAction shouldUseLaunchSchemeArgsEnv="YES" language="de" region="CH">\(tests)</TestAction>
      <LaunchAction>\(launch)</LaunchAction>
    </Scheme>
    """
  }

  private func reference(_ name: String, _ rest: String = "", skipped: Bool = false) -> String {
    """
    <TestableReference skipped="\(skipped ? "YES" : "NO")">
    <BuildableReference BlueprintName="\(name)" BuildableName="\(name).xctest"/>\(rest)
    </TestableReference>
    """
  }

  @Test func withoutASchemeAllTestsOfTheAppAreBuilt() throws {
    let selection = try select()
    #expect(
      selection.entries.map(\.kind.name) == ["TallyTests", "TallyLogicTests", "TallyUITests"])
    #expect(selection.entries.map(\.kind.place) == [.app, .own, .outside])
    #expect(selection.entries.map(\.kind.app) == ["Tally", nil, "Tally"])
    #expect(selection.scheme.configurations == [TestConfiguration()])
  }

  @Test func aSchemeSaysWhichTestsRunAndWithWhat() throws {
    let tests = scheme(
      "<Testables>"
        + reference(
          "TallyTests",
          "<SkippedTests><Test Identifier=\"EndingTests\"/><Test Identifier=\"TallyTests/testFails()\"/></SkippedTests>"
        ) + reference("TallyUITests", skipped: true) + "</Testables>",
      launch: """
        <CommandLineArguments><CommandLineArgument argument="-fast &quot;a b&quot;" isEnabled="YES"/>
        <CommandLineArgument argument="-slow" isEnabled="NO"/></CommandLineArguments>
        <EnvironmentVariables><EnvironmentVariable key="MODE" value="test" isEnabled="YES"/></EnvironmentVariables>
        """)
    let selection = try select(adding: ["\(Self.schemes)/Tally.xcscheme": tests])
    #expect(selection.entries.map(\.kind.name) == ["TallyTests"])
    #expect(selection.entries.first?.choice.skipped == ["EndingTests", "TallyTests/testFails"])
    let configuration = try #require(selection.scheme.configurations.first)
    #expect(configuration.arguments == ["-fast", "a b"])
    #expect(configuration.environment == ["MODE": "test"])
    #expect(configuration.language == "de")
    #expect(configuration.region == "CH")
  }

  @Test func aTestPlanSaysItWithSeveralConfigurations() throws {
    let plan = """
      {"configurations": [
        {"id": "1", "name": "English", "options": {"language": "en"}},
        {"id": "2", "name": "German", "options": {"language": "de", "region": "DE",
          "commandLineArgumentEntries": [{"argument": "-x 1"}, {"argument": "-y", "enabled": false}]}}],
       "defaultOptions": {"region": "US", "environmentVariableEntries": [{"key": "A", "value": "b"}],
         "testRepetitionMode": "retryOnFailure", "maximumTestRepetitions": 4},
       "testTargets": [
        {"target": {"name": "TallyTests"}, "selectedTests": ["ScreenTests/testTheHostRuns()"]},
        {"enabled": false, "target": {"name": "TallyUITests"}},
        {"target": {"name": "TallyLogicTests"}, "skippedTests":
          {"suites": [{"name": "LogicTests", "testFunctions": ["testText()"]}, {"name": "Other"}]}}],
       "version": 1}
      """
    let tests = scheme(
      "<TestPlans><TestPlanReference reference=\"container:Other.xctestplan\"/>"
        + "<TestPlanReference reference=\"container:Tally.xctestplan\" default=\"YES\"/></TestPlans>"
    )
    let selection = try select(adding: [
      "\(Self.schemes)/Tally.xcscheme": tests, "Tally.xctestplan": plan,
    ])
    #expect(selection.entries.map(\.kind.name) == ["TallyTests", "TallyLogicTests"])
    #expect(selection.entries[0].choice.selected == ["ScreenTests/testTheHostRuns"])
    #expect(selection.entries[1].choice.skipped == ["LogicTests/testText", "Other"])
    let configurations = selection.scheme.configurations
    #expect(configurations.map(\.name) == ["English", "German"])
    #expect(configurations.map(\.language) == ["en", "de"])
    #expect(configurations.map(\.region) == ["US", "DE"])
    #expect(configurations.map(\.arguments) == [[], ["-x", "1"]])
    #expect(configurations.map(\.environment) == [["A": "b"], ["A": "b"]])
    #expect(configurations.map(\.retries) == [3, 3])
  }

  @Test(arguments: [
    (TestRequest(scheme: "Nothing"), "its schemes are: Tally"),
    (TestRequest(plan: "Nothing"), "no scheme that could have the test plan Nothing"),
  ])
  func whatIsNotThereIsTold(_ request: TestRequest, _ words: String) throws {
    let failure = #expect(throws: BuildFailure.self) { try select(request) }
    #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: [
    (
      "Tally.xcodeproj/xcshareddata/xcschemes/Tally.xcscheme", "<Scheme><TestAction></Scheme>",
      ":1: error"
    ),
    ("Tally.xctestplan", "{\"testTargets\": [}", "the test plan is broken"),
    ("Tally.xctestplan", "[]", "the test plan is broken"),
  ])
  func aBrokenFileIsTold(_ path: String, _ text: String, _ words: String) throws {
    let plans =
      "<TestPlans><TestPlanReference reference=\"container:Tally.xctestplan\"/></TestPlans>"
    let files = ["\(Self.schemes)/Tally.xcscheme": scheme(plans)].merging([path: text]) { $1 }
    let failure = #expect(throws: BuildFailure.self) { try select(adding: files) }
    #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
  }

  @Test func aPlanOutsideOfTheProjectIsNotRead() throws {
    let plans =
      "<TestPlans><TestPlanReference reference=\"container:../../../../../etc/passwd\"/></TestPlans>"
    let failure = #expect(throws: BuildFailure.self) {
      try select(adding: ["\(Self.schemes)/Tally.xcscheme": scheme(plans)])
    }
    #expect(failure?.description.contains("/etc/passwd") == true)
    #expect(failure?.description.contains("broken") == false, "\(failure?.description ?? "")")
  }
}
