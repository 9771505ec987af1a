import Foundation
import TestSupport
import Testing

/// The handling of results that an app reports in the name of the unit tests that it hosts.
struct ForgingTests {
  /// The result of a test in the output of `--json`.
  private struct Result: Decodable {
    struct Issue: Decodable { let message: String }

    let name: String
    let passed: Bool
    let issues: [Issue]
  }

  /// The ways to forge results, and the messages about them.
  ///
  /// An app that has the token knows a secret of the tests.
  private static let ways = [
    ("without a token", "it sent invalid data"),
    ("before the tests", "it doesn't come from the tests"),
    ("from a thread", "it doesn't come from the tests"),
    ("another name", "TallyTests/GradedTests/testThird ended, but wasn't running"),
    ("another order", "TallyTests/GradedTests/testThird started out of order"),
    ("all at once", "TallyTests/GradedTests/testFirst started out of order"),
    ("finished early", "all tests ended, but TallyTests/GradedTests/testFirst hadn't run"),
    ("an exit", "After the test ended: The test process exited."),
    ("no tests", "The sources declare this test, but the app doesn't list it."),
    ("fewer tests", "The sources declare this test, but the app doesn't list it."),
    ("more tests", "TallyTests/GradedTests/testFree was listed, but the tests don't declare it"),
    ("a result before the issue", "TallyTests/GradedTests/testFirst ended, but wasn't running"),
    ("a negative time", "a test that took -1.0 seconds"),
  ]

  @Test func forgedResultsDoNotCount() throws {
    let app = try ForgingApp()
    let honest = try results(try app.test("", "--json"))
    #expect(honest.count == 7)
    #expect(honest.filter(\.passed).map(\.name) == ["TallyTests/GradedTests/testThird"])
    for (way, reason) in Self.ways {
      let outcome = try app.test(way, "--json")
      #expect(outcome.code == 1, "\(way)")
      let results = (try? results(outcome)) ?? []
      let passed = Set(results.filter(\.passed).map(\.name))
      #expect(passed.isSubset(of: ["TallyTests/GradedTests/testThird"]), "\(way): \(passed)")
      let said = results.flatMap(\.issues).map(\.message) + [outcome.errors]
      #expect(said.contains { $0.contains(reason) }, "\(way): \(said)")
    }
  }

  @Test func testsThatTheSourcesDeclareAreNeverDropped() throws {
    let app = try ForgingApp()
    let names = try results(app.test("no tests", "--json")).map(\.name)
    #expect(
      Set(names) == [
        "TallyTests/GradedTests/testFirst", "TallyTests/GradedTests/testSecond",
        "TallyTests/GradedTests/testThird", "TallyTests/ModernTests/fourth()",
        "TallyTests/ModernTests/Inner/deep(of:)", "TallyTests/ModernTests/Inner/added()",
        "TallyTests/alone()",
      ])
    #expect(try Set(results(app.test("", "--json")).map(\.name)) == Set(names))
  }

  @Test func gradesByUnitTestsComeWithAWarning() throws {
    let folder = try TemporaryFolder()
    let app = try ForgingApp()
    let warning = "The code under test can forge the results of TallyTests"
    let grades = folder.file("results.json")
    #expect(try !app.test("").errors.contains(warning))
    #expect(try app.test("", "--gradescope", grades.path).errors.contains(warning))
    // The graded student reads this file.
    #expect(try !String(contentsOf: grades, encoding: .utf8).contains("forge"))
  }

  private func results(_ outcome: Command.Outcome) throws -> [Result] {
    try JSONDecoder().decode([Result].self, from: Data(outcome.output.utf8))
  }
}
