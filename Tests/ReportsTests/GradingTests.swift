import Foundation
import Reports
import TestSupport
import Testing

/// Points, and the files for graders.
struct GradingTests {
  private func points(_ text: String) throws -> Points {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("points.yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try Points(file)
  }

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private static let file = """
    visibility: after_due_date
    default: 0.5
    tests:
      Flows/walk-through: { points: 3, number: "1.1", name: The story, tags: [ui] }
      MixerTests/ColorTests: 2
      MixerTests/ColorTests/testGone: { points: 4, visibility: hidden }
    """

  @Test func pointsAreGivenByNameThenBySuite() throws {
    let points = try points(Self.file)
    let runs = RunReport.sample.runs
    #expect(runs.map { points.points(of: $0).points } == [3, 2, 2])
    #expect(Points().points(of: runs[0]).points == 1)
    #expect(points.missing(in: .sample).map(\.name) == ["MixerTests/ColorTests/testGone"])
  }

  @Test(arguments: [
    ("tests: 3", 1, "write “tests”"), ("tset: {}", 1, "unknown key “tset”"),
    ("tests:\n  a: many", 2, "points must be a number"), ("tests:\n  a: -1", 2, "from 0 to 100000"),
    ("tests:\n  a: .inf", 2, "points must be a number"),
    ("tests:\n  a: { pionts: 1 }", 2, "unknown key “pionts” of a test"),
    ("visibility: never", 1, "invalid visibility “never”: use visible, hidden"),
    ("tests:\n  a: {", 3, "isn't valid YAML"), ("tests:\n  a: 1\n  a: 2", 2, "isn't valid YAML"),
    ("- a", 1, "write points as"),
  ])
  func whatIsWrongIsToldWithItsLine(_ text: String, _ line: Int, _ message: String) throws {
    let error = try #require(throws: PointsError.self) { try points(text) }
    #expect("\(error)".contains(message), "\(error)")
    #expect(error.line == line, "\(error)")
  }

  private static func near(_ name: String, _ known: Set<String>) -> [String] {
    known.filter { $0.lowercased() == name.lowercased() }.sorted()
  }

  private static let flows: [ReportedRun] = [
    ReportedRun(planned: "The story", suite: "Flows", file: "Flows/walk-through.yaml"),
    ReportedRun(planned: "Colors", suite: "Flows", file: "Flows/colors.yml"),
    ReportedRun(planned: "testRed (German)", suite: "MixerTests/ColorTests"),
    ReportedRun(planned: "testRed (French)", suite: "MixerTests/ColorTests"),
    ReportedRun(planned: "adds()", suite: "MixerTests/Sums"),
  ]

  @Test(arguments: [
    "Flows/walk-through", "walk-through", "walk-through.yaml", "The story", "Flows/The story",
    "Flows/walk-through.yaml",
  ])
  func aFlowIsMeantByItsNameAndByItsFiles(_ key: String) throws {
    let points = try points("tests:\n  \(key): 7")
    try points.check(Self.flows, near: Self.near)
    #expect(Self.flows.map { points.points(of: $0).points } == [7, 1, 1, 1, 1])
  }

  @Test(arguments: [
    ("MixerTests/ColorTests/testRed", [1.0, 1, 7, 7, 1]), ("testRed", [1, 1, 7, 7, 1]),
    ("MixerTests/Sums/adds", [1, 1, 1, 1, 7]), ("adds()", [1, 1, 1, 1, 7]),
    ("MixerTests", [1, 1, 7, 7, 7]), ("Flows", [7, 7, 1, 1, 1]),
  ])
  func aTestIsMeantByItsNameAndByItsSuites(_ key: String, _ expected: [Double]) throws {
    let points = try points("tests:\n  \(key): 7")
    try points.check(Self.flows, near: Self.near)
    #expect(Self.flows.map { points.points(of: $0).points } == expected)
  }

  @Test(arguments: [
    ("flows/walk-through: 1", "named “flows/walk-through”: did you mean Flows/walk-through?"),
    ("gone: 1", "named “gone”: use Flows/Colors, Flows/The story"),
    (
      "colors: 1\n  walk-through: 1\n  The story: 1", "“The story” and “walk-through” name the same"
    ),
  ])
  func namesThatDoNotFitAreToldWithTheirLines(_ tests: String, _ message: String) throws {
    let points = try points("tests:\n  \(tests)")
    let error = try #require(throws: PointsMismatch.self) {
      try points.check(Self.flows, near: Self.near)
    }
    #expect("\(error)".contains(message), "\(error)")
    #expect(error.errors.map(\.line) == [tests.split(separator: "\n").count + 1])
  }

  @Test func aNameOfTwoFlowsIsRefusedButNotOneOfTwoProjects() throws {
    var twin = Self.flows[0]
    twin.file = "Others/walk-through.yaml"
    twin.suite = "Others"
    let points = try points("tests: { walk-through: 2 }")
    let error = try #require(throws: PointsMismatch.self) {
      try points.check(Self.flows + [twin], near: Self.near)
    }
    #expect("\(error)".contains("“walk-through” matches 2 tests (Flows/walk-through.yaml, Others/"))
    let two = ["anna", "ben"].map { name in
      var run = Self.flows[0]
      run.suite = "class/\(name)/Flows"
      run.project = "class/\(name)"
      return run
    }
    try points.check(two, near: Self.near)
    let full = try self.points("tests: { Flows/walk-through: 2 }")
    try full.check(two, near: Self.near)
    #expect(two.map { full.points(of: $0).points } == [2, 2])
  }

  @Test func aProblemTakesNoPointsBesidesThoseOfTheTests() throws {
    let problem = ReportedProblem("Build", ReportedIssue("It doesn't build.", details: "all of it"))
    let empty = RunReport(title: "Tests", date: Date(), seconds: 0, runs: [])
    #expect(try maximum(empty.failing(because: problem), Points()) == 1)
    #expect(try maximum(empty.failing(because: problem), points(Self.file)) == 9)
    var planned = empty
    planned.runs = Self.flows
    let failed = planned.failing(because: problem)
    #expect(try maximum(failed, Points()) == 5)
    #expect(failed.summary == "0 passed, 5 failed")
    let results = try object(GradescopeResults(failed, points: Points()).json)
    #expect((results["output"] as? String)?.contains("It doesn't build.\nall of it") == true)
  }

  private func maximum(_ report: RunReport, _ points: Points) throws -> Double {
    let results = try object(GradescopeResults(report, points: points).json)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.allSatisfy { $0["score"] as? Double == 0 })
    return tests.compactMap { $0["max_score"] as? Double }.reduce(0, +)
  }

  /// The keys and values in Gradescope's documentation of results.json.
  @Test func gradescopeReadsWhatIsWritten() throws {
    let results = try object(GradescopeResults(.sample, points: try points(Self.file)).json)
    #expect(
      Set(results.keys).isSubset(of: [
        "score", "execution_time", "output", "output_format", "test_output_format",
        "test_name_format", "visibility", "stdout_visibility", "extra_data", "tests", "leaderboard",
      ]))
    #expect(results["execution_time"] as? Double == 2)
    #expect(results["visibility"] as? String == "after_due_date")
    let tests = try #require(results["tests"] as? [[String: Any]])
    let known: Set<String> = [
      "score", "max_score", "status", "name", "name_format", "number", "output", "output_format",
      "tags", "visibility", "extra_data",
    ]
    for test in tests {
      #expect(known.isSuperset(of: test.keys), "\(test.keys)")
      #expect(["passed", "failed"].contains(test["status"] as? String))
    }
    #expect(tests.map { $0["score"] as? Double } == [3, 0, 0, 0])
    #expect(tests.map { $0["max_score"] as? Double } == [3, 2, 2, 4])
    #expect(tests[0]["name"] as? String == "The story")
    #expect(tests[0]["tags"] as? [String] == ["ui"])
    #expect((tests[1]["output"] as? String)?.contains("“OK” is not visible") == true)
    #expect(tests[2]["output"] as? String == "Skipped: not on Linux")
    #expect(tests[3]["output"] as? String == "It wasn't run.")
    #expect(tests[3]["visibility"] as? String == "hidden")
  }

  @Test func classroomReadsWhatIsWritten() throws {
    let encoded = try ClassroomResults(.sample, points: try points(Self.file)).encoded
    let results = try object(try #require(Data(base64Encoded: encoded)))
    #expect(results["version"] as? Int == 1)
    #expect(results["status"] as? String == "fail")
    #expect(results["max_score"] as? Double == 11)
    let tests = try #require(results["tests"] as? [[String: Any]])
    #expect(tests.map { $0["status"] as? String } == ["pass", "fail", "fail", "error"])
    #expect(tests.map { $0["score"] as? Double } == [3, 0, 0, 0])
    #expect(tests[1]["filename"] as? String == "Flows/a.yaml")
    #expect(tests[1]["line_no"] as? Int == 3)
  }
}
