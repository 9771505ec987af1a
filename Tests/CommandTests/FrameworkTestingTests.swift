import Foundation
import TestSupport
import Testing

/// The `quince test` command with a project that builds a framework but no app.
struct FrameworkTestingTests {
  private static let toolkit = TestedProject("Toolkit")

  @Test func everyOutcomeIsTold() throws {
    let (results, outcome) = try Self.toolkit.test()
    #expect(outcome.code == 1)
    #expect(
      results.mapValues(\.outcome) == [
        "ToolkitTests/RatingTests/testFails": "failed",
        "ToolkitTests/RatingTests/testGetsBetter": "passed",
        "ToolkitTests/RatingTests/testSkips": "skipped",
        "ToolkitTests/RatingTests/testStaysWithinItsLimits": "passed",
        "ToolkitTests/RatingTests/testTheSchemeSaysWithWhat": "passed",
        "ToolkitTests/RatingTests/testWaits": "passed",
        "ToolkitTests/RatingViewTests/testANibOfTheFrameworkIsLoaded": "passed",
        "ToolkitTests/RatingViewTests/testAPictureIsTaken": "passed",
        "ToolkitTests/RatingViewTests/testAStoryboardOfTheFrameworkIsShown": "passed",
        "ToolkitTests/RatingViewTests/testCatalogsOfTheFrameworkAreFound": "passed",
        "ToolkitTests/RatingViewTests/testConstraintsHold": "passed",
        "ToolkitTests/ModernTests/fails()": "failed",
        "ToolkitTests/ModernTests/skips()": "skipped",
        "ToolkitTests/ModernTests/tells(stars:)": "passed",
        "ToolkitTests/ModernTests/worsens()": "passed",
      ], "\(outcome.errors)")
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let failed = try #require(results["ToolkitTests/RatingTests/testFails"])
    #expect(failed.issues.map(\.place) == ["RatingTests.swift:16"])
    #expect(results["ToolkitTests/RatingTests/testSkips"]?.reason == "there is no paper")
  }

  @Test func whatIsAskedForByNameRuns() throws {
    let (results, outcome) = try Self.toolkit.test(
      "--only", "ToolkitTests/RatingTests/testLeftOutByTheScheme",
      "--only", "ToolkitTests/ModernTests", "--skip", "ToolkitTests/ModernTests/fails()",
      "--parallel", "2")
    #expect(outcome.code == 1)
    #expect(
      results.mapValues(\.outcome) == [
        "ToolkitTests/RatingTests/testLeftOutByTheScheme": "failed",
        "ToolkitTests/ModernTests/skips()": "skipped",
        "ToolkitTests/ModernTests/tells(stars:)": "passed",
        "ToolkitTests/ModernTests/worsens()": "passed",
      ], "\(outcome.errors)")
  }

  @Test func partsMakeTheWhole() throws {
    let parts = try ["1/2", "2/2"].map { try Self.toolkit.test("--shard", $0).results.keys }
    #expect(parts.map(\.count).reduce(0, +) == 15)
    #expect(Set(parts.joined()).count == 15)
    #expect(parts.allSatisfy { !$0.isEmpty })
  }

  @Test func linesOfTheFrameworkAreCounted() throws {
    let folder = try TemporaryFolder()
    let outcome = try Command.run(
      "test", Self.toolkit.path, "--only", "ToolkitTests/RatingTests/testGetsBetter", "--coverage",
      "--coverage-report", folder.url.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let lcov = try String(contentsOf: folder.file("lcov.info"), encoding: .utf8)
    let file = try #require(
      lcov.components(separatedBy: "end_of_record").first { $0.contains("/Rating.swift") })
    // `better` ran, but `worse` didn't.
    #expect(file.contains("DA:23,1"), "\(file)")
    #expect(file.contains("DA:27,0"), "\(file)")
    #expect(lcov.contains("/RatingView.swift"))
    #expect(!lcov.contains("RatingTests.swift"), "what is counted is what is tested")
    let page = try String(contentsOf: folder.file("index.html"), encoding: .utf8)
    #expect(page.contains("Lines of Toolkit that ran"))
  }

  @Test func filesForOtherProgramsAreWritten() throws {
    let folder = try TemporaryFolder()
    let (junit, report) = (folder.file("junit.xml"), folder.file("report"))
    let (_, outcome) = try Self.toolkit.test(
      "--only", "ToolkitTests/RatingTests", "--junit", junit.path, "--report", report.path)
    #expect(outcome.code == 1)
    let xml = try String(contentsOf: junit, encoding: .utf8)
    #expect(xml.contains("testGetsBetter"))
    let page = try String(contentsOf: report.appendingPathComponent("report.json"), encoding: .utf8)
    #expect(page.contains("Tests of Toolkit"), "\(page.prefix(500))")
  }

  @Test func whatChangesInTheFrameworkIsBuiltAnew() throws {
    let folder = try TemporaryFolder()
    let copy = try TestedProject(copyOf: "Toolkit", in: folder)
    let name = "ToolkitTests/RatingTests/testGetsBetter"
    #expect(try copy.test("--only", name).results[name]?.outcome == "passed")
    try copy.replace("stars + 1", with: "stars + 2", in: "Toolkit/Rating.swift")
    #expect(try copy.test("--only", name).results[name]?.outcome == "failed")
  }

  @Test func aFrameworkMayHelpTests() throws {
    let folder = try TemporaryFolder()
    let copy = try TestedProject(copyOf: "Toolkit", in: folder)
    try copy.replace(
      "import Foundation",
      with: """
        import Foundation
        import XCTest

        public func assertBest(_ rating: Rating, line: UInt = #line) {
          XCTAssertEqual(rating.stars, 5, file: "Best.swift", line: line)
        }
        """, in: "Toolkit/Rating.swift")
    try copy.replace(
      "XCTAssertEqual(Rating(stars: 2).stars, 3)", with: "assertBest(Rating(stars: 4))",
      in: "ToolkitTests/RatingTests.swift")
    let name = "ToolkitTests/RatingTests/testFails"
    let (results, outcome) = try copy.test("--only", name)
    #expect(results[name]?.issues.map(\.place) == ["Best.swift:16"], "\(outcome.errors)")
  }

  @Test func ofATargetForEachSystemThatForPhonesIsBuilt() throws {
    let folder = try TemporaryFolder()
    let copy = try TestedProject(copyOf: "Toolkit", in: folder)
    let file = "Toolkit.xcodeproj/project.pbxproj"
    try copy.replace("targets = (", with: "targets = ( MAC1, ", in: file)
    try copy.replace(
      "objects = {",
      with: """
        objects = {
          MAC1 = {isa = PBXNativeTarget; buildConfigurationList = MAC2; buildPhases = ( ); name = "Toolkit Mac";
            productType = "com.apple.product-type.framework"; };
          MAC2 = {isa = XCConfigurationList; buildConfigurations = ( MAC3 ); };
          MAC3 = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = Toolkit; SDKROOT = macosx; }; name = Debug; };
        """, in: file)
    let name = "ToolkitTests/RatingTests/testGetsBetter"
    let (results, outcome) = try copy.test("--only", name)
    #expect(results[name]?.outcome == "passed", "\(outcome.errors)")
  }

  @Test func aResourceOfTheFrameworkMayBeOneOfItsTestsToo() throws {
    let folder = try TemporaryFolder()
    let copy = try TestedProject(copyOf: "Toolkit", in: folder)
    try Data("shared".utf8).write(to: folder.file("Toolkit/Shared.txt"))
    let file = "Toolkit.xcodeproj/project.pbxproj"
    let phase = """
      isa = PBXResourcesBuildPhase;
      \t\t\tbuildActionMask = 2147483647;
      \t\t\tfiles = (
      """
    try copy.replace(phase, with: phase + " SHARED1, ", in: file)
    try copy.replace(
      "objects = {",
      with: """
        objects = {
          SHARED1 = {isa = PBXBuildFile; fileRef = SHARED2; };
          SHARED2 = {isa = PBXFileReference; lastKnownFileType = text; path = Shared.txt; sourceTree = SOURCE_ROOT; };
        """, in: file)
    let (_, outcome) = try copy.test("--only", "ToolkitTests/RatingTests/testGetsBetter")
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test(arguments: ["build", "elements", "inspect"])
  func whatNeedsAnAppSaysSo(_ command: String) throws {
    let outcome = try Command.run(command, Self.toolkit.path)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("error: the project has no app target"), "\(outcome.errors)")
    #expect(outcome.errors.contains("`quince test` runs its tests"), "\(outcome.errors)")
  }
}
