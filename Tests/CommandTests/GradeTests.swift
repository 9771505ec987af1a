import Foundation
import TestSupport
import Testing

/// The `quince grade` command as teachers use it.
struct GradeTests {
  /// The points for each flow, in the order adds, color, fits, and greets.
  private static let grades: [String: [Int]] = [
    "perfect": [4, 1, 1, 1], "wrong-text": [4, 1, 1, 0], "no-action": [0, 1, 1, 1],
    "wrong-color": [4, 0, 1, 1], "off-screen": [4, 1, 0, 1], "broken": [0, 0, 0, 0],
    "hangs": [0, 1, 1, 1], "crashes": [0, 1, 1, 1], "ends-at-launch": [0, 0, 0, 0],
    "lists-flows": [0, 0, 0, 0], "forges-results": [0, 0, 0, 0], "listens": [0, 0, 0, 0],
  ]

  /// Returns a class of twelve students, each of whom has made a different mistake or cheats in a
  /// different way.
  private static func twelve() throws -> GradedClass {
    let all = try GradedClass()
    try all.add("perfect")
    try all.add("wrong-text", .init(greeting: "Wellcome"))
    try all.add("no-action", .init(add: ""))
    try all.add("wrong-color", .init(color: ".blue"))
    try all.add("off-screen", .init(footer: "equalTo: view.bottomAnchor, constant: 80"))
    try all.add("broken", .init(add: "totl += 1"))
    try all.add("hangs", .init(add: "while true {}"))
    try all.add("crashes", .init(add: "fatalError(\"spoilt\")"))
    try all.add("ends-at-launch", .init(atLaunch: "exit(0)"))
    try all.add("lists-flows", .init(views: "[]"))
    try all.addResource("../../../Suite", to: "lists-flows")
    try all.add(
      "forges-results",
      .init(
        atLaunch: "let forged = Array(\"passed\".utf8); write(3, forged, forged.count)",
        views: "[]"))
    try all.add(
      "listens",
      .init(
        atLaunch:
          "DispatchQueue.main.async { Listener.screen = self.window?.rootViewController?.view }",
        views: "[]", beforeMain: "Listener.start()", supplement: ListeningApp.listener))
    return all
  }

  @Test func aClassIsGradedByOneCommand() throws {
    let all = try Self.twelve()
    let folder = try TemporaryFolder()
    let roster = folder.file("roster.csv")
    try
      ("folder,name\nperfect,=1+1\n"
      + Self.grades.keys.filter { $0 != "perfect" }.map { "\($0),Student \($0)\n" }.joined())
      .write(to: roster, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "grade", all.suite, all.submissions, "--roster", roster.path, "--json",
      "--report", folder.file("report").path, "--csv", folder.file("grades.csv").path,
      "--junit", folder.file("junit").path, "--gradescope", folder.file("gradescope").path,
      "--classroom", folder.file("classroom").path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let book = try JSONDecoder().decode(Book.self, from: Data(outcome.output.utf8))
    let points = Dictionary(
      uniqueKeysWithValues: book.submissions.map { ($0.folder, $0.results.map { Int($0.points) }) })
    #expect(points == Self.grades)
    let ungraded = book.submissions.filter { $0.status != "graded" }
    #expect(ungraded.map(\.folder).sorted() == ["broken", "lists-flows"])
    let lists = try #require(ungraded.first { $0.folder == "lists-flows" })
    #expect(lists.reason?.contains("--also-read") == true, "\(lists)")
    try checkTable(folder.file("grades.csv"))
    try checkFiles(in: folder)
    try checkPage(in: folder.file("report"), of: book)
  }

  /// A teacher's tests use the app from inside and from outside.
  ///
  /// A submission's own tests aren't run.
  @Test func testsOfTheTeachersAreRun() throws {
    let all = try GradedClass()
    try all.folder.write(
      """
      import XCTest
      @testable import App

      final class TotalTests: XCTestCase {
        @MainActor func testStartsAtZero() { XCTAssertEqual(ViewController().total, 0) }
        @MainActor func testLoads() { XCTAssertNotNil(ViewController().view) }
      }
      """, to: "Suite/Tests/TotalTests.swift")
    try all.folder.write(
      """
      import XCTest

      final class UseTests: XCTestCase {
        @MainActor func testAdds() {
          let app = XCUIApplication()
          app.launch()
          app.buttons["Add"].tap()
          XCTAssertTrue(app.staticTexts["Total: 1"].exists)
        }
      }
      """, to: "Suite/UITests/UseTests.swift")
    try all.folder.write("tests:\n  UITests/UseTests: 3\n", to: "Suite/points.yaml")
    try all.add("perfect")
    try all.add("no-action", .init(add: ""))
    try all.add("other-module", settings: ["PRODUCT_NAME": "Other"])
    try all.add("forges-tests", .init(total: "1", beforeMain: Self.forgery))
    let outcome = try Command.run("grade", all.suite, all.submissions, "--json")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let book = try JSONDecoder().decode(Book.self, from: Data(outcome.output.utf8))
    let points = Dictionary(
      uniqueKeysWithValues: book.submissions.map { ($0.folder, $0.results.map { Int($0.points) }) })
    #expect(
      points == [
        "perfect": [1, 1, 1, 1, 1, 1, 3], "no-action": [0, 1, 1, 1, 1, 1, 0],
        "other-module": [1, 1, 1, 1, 0, 0, 0], "forges-tests": [0, 1, 1, 1, 0, 0, 0],
      ], "\(outcome.output)")
    let other = try #require(book.submissions.first { $0.folder == "other-module" })
    #expect(other.notes.contains { $0.contains("tests don't build") }, "\(other.notes)")
  }

  /// Statements that report a passed test to the device in the same way as the tests.
  private static let forgery = #"""
    let name = #"{"target":"Tests","suite":"TotalTests","test":"testStartsAtZero"}"#
    for report in [
      "{\"began\":{\"_0\":\(name)}}",
      "{\"ended\":{\"_0\":\(name),\"_1\":{\"passed\":{}},\"seconds\":0.1}}",
    ] {
      let bytes = Array("{\"test\":{\"_0\":\(report),\"token\":0}}".utf8)
      let packet = withUnsafeBytes(of: UInt32(bytes.count + 1).littleEndian) { Array($0) }
        + [1] + bytes
      write(3, packet, packet.count)
    }
    """#

  /// Tests that don't build with a submission earn nothing, even if they don't build with any other
  /// submission either.
  @Test(arguments: [["other-module"], ["other-module", "perfect"]])
  func testsThatDoNotBuildEarnNothing(students: [String]) throws {
    let all = try GradedClass()
    try all.folder.write(Self.tests, to: "Suite/Tests/TotalTests.swift")
    for name in students {
      try all.add(name, settings: name == "perfect" ? [:] : ["PRODUCT_NAME": "Other"])
    }
    let outcome = try Command.run("grade", all.suite, all.submissions, "--json")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let book = try JSONDecoder().decode(Book.self, from: Data(outcome.output.utf8))
    let points = Dictionary(
      uniqueKeysWithValues: book.submissions.map { ($0.folder, $0.results.map { Int($0.points) }) })
    let expected = ["other-module": [4, 1, 1, 1, 0, 0, 0], "perfect": [4, 1, 1, 1, 1, 1, 1]]
    #expect(points == expected.filter { students.contains($0.key) })
    let other = try #require(book.submissions.first)
    #expect(other.results[6].message?.contains("tests don't build") == true, "\(other)")
  }

  /// The names of XCTest tests are known before anything is built, and other names are known after
  /// the tests have run.
  @Test(arguments: ["", "import Testing\n"])
  func aNameOfNoTestInThePointsIsWrongUsage(imports: String) throws {
    let all = try GradedClass()
    let tests = Self.tests.split(separator: "@Suite")[0]
      .replacing("import Testing\n", with: imports)
    try all.folder.write(String(tests), to: "Suite/Tests/TotalTests.swift")
    try all.folder.write("tests:\n  testStartAtZero: 3\n", to: "Suite/points.yaml")
    try all.add("perfect")
    let table = all.folder.file("grades.csv")
    let outcome = try Command.run("grade", all.suite, all.submissions, "--csv", table.path)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("points.yaml:2"), "\(outcome.errors)")
    #expect(outcome.errors.contains("did you mean testStartsAtZero?"), "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: table.path) == !imports.isEmpty)
  }

  /// Tests of both libraries, some of which have display names.
  private static let tests = """
    import Testing
    import XCTest
    @testable import App

    final class TotalTests: XCTestCase {
      @MainActor func testStartsAtZero() { XCTAssertEqual(ViewController().total, 0) }
    }

    @Suite @MainActor struct `The total` {
      @Test func `starts at zero`() { #expect(ViewController().total == 0) }
      @Test func `default`() { #expect(ViewController().total == 0) }
    }
    """

  @Test func theTimeOfASubmissionAndOfAllIsLimited() throws {
    let all = try GradedClass()
    try all.add("a", .init(atLaunch: "while true {}"))
    try all.add("b")
    let one = try Command.run(
      "grade", all.suite, all.submissions, "--timeout", "0.3", "--json")
    #expect(one.code == 0, "\(one.errors)")
    var book = try JSONDecoder().decode(Book.self, from: Data(one.output.utf8))
    #expect(book.submissions.map(\.status) == ["timedOut", "timedOut"])
    #expect(book.submissions.map(\.results.count) == [4, 4])
    let total = try Command.run(
      "grade", all.suite, all.submissions, "--total-timeout", "0.3", "--parallel", "1", "--json")
    #expect(total.code == 1)
    book = try JSONDecoder().decode(Book.self, from: Data(total.output.utf8))
    #expect(book.submissions.map(\.status) == ["notGraded", "notGraded"])
  }

  @Test func partsOfAClassAreJoined() throws {
    let all = try GradedClass()
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      try all.add(name, .init(greeting: name == "c" ? "?" : "Welcome"))
    }
    for number in [1, 2] {
      let part = try Command.run(
        "grade", all.suite, all.submissions, "--shard", "\(number)/3", "--report",
        folder.file("part-\(number)").path)
      #expect(part.code == 0, "\(part.errors)")
    }
    func merge(_ count: Int) throws -> (code: Int32, Book) {
      let parts = (1...count).map { folder.file("part-\($0)").path }
      let outcome = try Command.run(
        ["report", "merge"] + parts + ["--into", folder.file("whole").path, "--json"])
      return (
        outcome.code, try JSONDecoder().decode(Book.self, from: Data(outcome.output.utf8))
      )
    }
    let (code, book) = try merge(3)
    #expect(code == 1)
    #expect(book.submissions.map(\.status) == ["graded", "graded", "notGraded"])
    #expect(book.submissions[2].reason == "No report of shard 3 of 3 was found.")
    let table = try String(contentsOf: folder.file("whole/grades.csv"), encoding: .utf8)
    #expect(table.contains("\r\nb,,graded,7,7,4,1,1,1,\r\nc,,notGraded,0,7,0,0,0,0,"), "\(table)")
  }

  @Test func wrongUsageIs64() throws {
    let all = try GradedClass()
    try all.add("a")
    try all.folder.write("", to: "Empty/readme.txt")
    try all.folder.write("- noSuchCommand: 1\n", to: "Misspelt/a.yaml")
    try all.folder.write("name,group\nAnna,1\n", to: "roster.csv")
    let empty = all.folder.file("Empty").path
    for arguments in [
      [empty, all.submissions], [all.folder.file("nowhere").path, all.submissions],
      [all.folder.file("Misspelt").path, all.submissions], [all.suite, empty],
      [all.suite, all.folder.file("nowhere").path], [all.suite], [],
      [all.suite, all.submissions, "--roster", all.folder.file("roster.csv").path],
      [all.suite, all.submissions, "--parallel", "0"],
      [all.suite, all.submissions, "--timeout", "0"],
      [all.suite, all.submissions, "--shard", "0/2"],
    ] {
      let outcome = try Command.run(["grade"] + arguments)
      #expect(outcome.code == 64, "\(arguments): \(outcome.errors)")
    }
  }

  @Test func aFileThatCannotBeWrittenIsAFailure() throws {
    let all = try GradedClass()
    try all.add("a")
    let outcome = try Command.run(
      "grade", all.suite, all.submissions, "--csv", all.folder.file("nowhere/grades.csv").path)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("nowhere"), "\(outcome.errors)")
  }

  private func checkTable(_ file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\r\n")
    #expect(lines.count == 14)
    #expect(lines[0] == "folder,name,status,points,maximum,adds,color,fits,greets,remarks")
    #expect(lines.contains("perfect,'=1+1,graded,7,7,4,1,1,1,"))
    #expect(lines.contains("hangs,Student hangs,graded,3,7,0,1,1,1,"))
    let broken = try #require(lines.first { $0.hasPrefix("broken,") })
    #expect(broken.hasPrefix("broken,Student broken,buildFailed,0,7,0,0,0,0,"))
    #expect(broken.contains("Task/App/App.swift:"), "\(broken)")
    let lists = try #require(lines.first { $0.hasPrefix("lists-flows,") })
    #expect(lists.contains(",buildFailed,0,7,"), "\(lists)")
  }

  private func checkFiles(in folder: TemporaryFolder) throws {
    for (name, points) in Self.grades {
      let results = try JSONDecoder().decode(
        Gradescope.self, from: try Data(contentsOf: folder.file("gradescope/\(name).json")))
      #expect(results.tests.map { Int($0.score) } == points, "\(name)")
      #expect(results.tests.map { Int($0.max_score) } == [4, 1, 1, 1])
      let junit = try String(contentsOf: folder.file("junit/\(name).xml"), encoding: .utf8)
      let failures = junit.matches(of: /<(failure|error)\s/).count
      #expect(failures == points.count { $0 == 0 }, "\(name)")
      let classroom = try #require(
        Data(base64Encoded: try Data(contentsOf: folder.file("classroom/\(name).txt"))))
      #expect(String(decoding: classroom, as: UTF8.self).contains("\"max_score\":7"))
    }
  }

  private func checkPage(in folder: URL, of book: Book) throws {
    let page = try String(
      contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("<th scope=\"row\">=1+1<small>perfect</small></th>"))
    #expect(!page.contains("<script"))
    let color = try #require(
      book.submissions.first { $0.folder == "wrong-color" }?.results.first { $0.points == 0 })
    #expect(color.message?.contains("#FF0000") == true, "\(color)")
    #expect(color.message?.hasPrefix("color.yaml:4: ") == true, "\(color)")
    let picture = try #require(color.picture)
    #expect(page.contains("src=\"\(picture)\""))
    let png = try Data(contentsOf: folder.appendingPathComponent(picture))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let crash = try #require(
      book.submissions.first { $0.folder == "crashes" }?.results.first)
    #expect(crash.message?.contains("spoilt") == true, "\(crash)")
  }

  /// The part of the `--json` output that the tests read.
  private struct Book: Decodable {
    struct Submission: Decodable {
      let folder: String
      let status: String
      let reason: String?
      let notes: [String]
      let results: [Result]
    }

    struct Result: Decodable {
      let points: Double
      let message: String?
      let picture: String?
    }

    let submissions: [Submission]
  }

  /// The part of the Gradescope results that the tests read.
  private struct Gradescope: Decodable {
    struct Test: Decodable {
      let score: Double
      let max_score: Double
    }

    let tests: [Test]
  }
}
