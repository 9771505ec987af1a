import Foundation
import Safeguards
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The test targets that are built with an app, and their settings in schemes and test plans.
struct TestSelectionTests {
  private static let projects = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Projects")

  /// Returns the selection for a copy of a project with tests, to which files are added.
  /// - Parameter edits: A closure that changes the text of the project file.
  private func select(
    _ request: TestRequest = TestRequest(), of name: String = "Tally",
    adding files: [String: String] = [:], editing edits: [(old: String, new: String)] = []
  ) throws -> TestSelection {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("selection-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      at: Self.projects.appendingPathComponent(name), to: folder)
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let url = folder.appendingPathComponent("\(name).xcodeproj")
    let file = url.appendingPathComponent("project.pbxproj")
    var text = try String(contentsOf: file, encoding: .utf8)
    for (old, new) in edits {
      #expect(text.contains(old))
      text = text.replacing(old, with: new)
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
    let project = try XcodeProject(url, in: ReadingArea(around: folder))
    return try TestSelection(
      request, for: project.app(named: nil), of: project, BuildOptions())
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

  // MARK: Without an app

  @Test func theSchemeOfAFrameworkSaysWhichTestsRun() throws {
    let selection = try select(of: "Toolkit")
    #expect(selection.entries.map(\.kind.name) == ["ToolkitTests"])
    #expect(selection.entries.map(\.kind.place) == [.own])
    #expect(!selection.needsApp)
    #expect(selection.entries.first?.choice.skipped == ["RatingTests/testLeftOutByTheScheme"])
    #expect(selection.scheme.configurations.map(\.environment) == [["TOOLKIT_MODE": "strict"]])
  }

  @Test func theSchemeMayBeNamedAsTheFrameworksTarget() throws {
    let selection = try select(
      of: "Toolkit",
      adding: ["Toolkit.xcodeproj/xcshareddata/xcschemes/Toolkit.xcscheme": scheme("")],
      editing: [("name = Toolkit;", "name = \"Toolkit iOS\";")])
    #expect(selection.scheme.targets == nil)
    let other = try select(
      of: "Toolkit",
      adding: [
        "Toolkit.xcodeproj/xcshareddata/xcschemes/Toolkit iOS.xcscheme": scheme(
          "<Testables>\(reference("ToolkitTests"))</Testables>")
      ], editing: [("name = Toolkit;", "name = \"Toolkit iOS\";")])
    #expect(other.entries.first?.choice.skipped == ["RatingTests/testLeftOutByTheScheme"])
    let named = try select(
      TestRequest(scheme: "Toolkit iOS"), of: "Toolkit",
      editing: [
        ("name = Toolkit;", "name = \"Toolkit iOS\";")
      ])
    #expect(named.scheme == .all)
  }

  @Test func aTestPlanOfAFrameworkSaysIt() throws {
    let plan = """
      {"configurations": [{"id": "1", "name": "German", "options": {"language": "de"}}],
       "testTargets": [{"target": {"name": "ToolkitTests"}, "selectedTests": ["ModernTests"]}]}
      """
    let selection = try select(
      TestRequest(plan: "Toolkit"), of: "Toolkit",
      adding: [
        "Toolkit.xcodeproj/xcshareddata/xcschemes/Toolkit.xcscheme": scheme(
          "<TestPlans><TestPlanReference reference=\"container:Toolkit.xctestplan\"/></TestPlans>"),
        "Toolkit.xctestplan": plan,
      ])
    #expect(selection.entries.first?.choice.selected == ["ModernTests"])
    #expect(selection.scheme.configurations.map(\.language) == ["de"])
  }

  @Test func withoutASchemeTheTestsForPhonesRun() throws {
    let tests = """
      objects = {
        MAC1 = {isa = PBXNativeTarget; buildConfigurationList = MAC2; buildPhases = ( ); name = MacTests;
          productType = "com.apple.product-type.bundle.unit-test"; };
        MAC2 = {isa = XCConfigurationList; buildConfigurations = ( MAC3 ); };
        MAC3 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = macosx; }; name = Debug; };
      """
    let selection = try select(
      of: "Toolkit",
      adding: ["Toolkit.xcodeproj/xcshareddata/xcschemes/Toolkit.xcscheme": scheme("")],
      editing: [("targets = (", "targets = ( MAC1, "), ("objects = {", tests)])
    #expect(selection.entries.map(\.kind.name) == ["ToolkitTests"])
    #expect(selection.warnings.isEmpty)
  }

  @Test func uiTestsWithoutAnAppAreTold() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try select(of: "Toolkit", editing: [("bundle.unit-test", "bundle.ui-testing")])
    }
    let words = "error: the UI tests ToolkitTests have no target application"
    #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
  }

  @Test func aProjectWithNeitherAppNorTestsIsTold() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try select(of: "Toolkit", editing: [("product-type.bundle.unit-test", "product-type.bundle")])
    }
    let words = "the project has neither an app target nor test targets"
    #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
    let targets = "its targets are: Toolkit (framework), ToolkitTests (bundle)"
    #expect(failure?.description.contains(targets) == true, "\(failure?.description ?? "")")
  }

  @Test func anAppIsBuiltWhereATestNeedsIt() throws {
    func needsApp(_ target: String) throws -> Bool {
      try select(adding: [
        "\(Self.schemes)/Tally.xcscheme": scheme("<Testables>\(reference(target))</Testables>")
      ]).needsApp
    }
    #expect(try needsApp("TallyTests"))
    #expect(try needsApp("TallyUITests"))
    #expect(try !needsApp("TallyLogicTests"))
  }

  // MARK: Schemes and plans

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
    (TestRequest(plan: "Nothing"), "no scheme with the test plan Nothing"),
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
