import Foundation
import Reports
import TestSupport
import Testing

@testable import Grading

/// The files with grades: tables, the page, and merged reports.
struct GradeWritingTests {
  /// Returns the run of a flow.
  private static func run(
    _ name: String, _ outcome: ReportedOutcome = .passed, message: String? = nil
  ) -> ReportedRun {
    var run = ReportedRun(name: name, suite: "Suite", seconds: 1, outcome: outcome)
    if let message { run.issues = [ReportedIssue(message)] }
    return run
  }

  /// Returns a submission with a flow that passes and one that doesn't.
  private static func grade(
    _ folder: String, student: String? = nil, message: String = "it is not visible"
  ) -> SubmissionGrade {
    var submission = Submission(URL(fileURLWithPath: "/\(folder)"), folder: folder)
    submission.student = student
    var grade = SubmissionGrade(submission)
    grade.results = [run("a"), run("b", .failed, message: message)].map {
      GradedResult($0, Points())
    }
    return grade
  }

  /// Returns a book with some grades, or with the grades of a shard.
  private static func book(_ grades: [SubmissionGrade], shard: ShardNumber? = nil) -> GradeBook {
    GradeBook(
      suite: "Suite", date: Date(timeIntervalSince1970: 0), seconds: 2, shard: shard,
      roll: grades.map { .init(folder: $0.folder, student: $0.student) },
      tests: [run("a"), run("b")].map { GradedTest($0, Points()) },
      submissions: grades.enumerated().filter { shard?.contains($0.offset) ?? true }
        .map(\.element))
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "\"'\t=1\""), ("=1,\"2\"", "\"'=1,\"\"2\"\"\""), ("Berg, Ben", "\"Berg, Ben\""),
    ("a\nb", "\"a\nb\""), ("Zoë", "Zoë"), ("1=1", "1=1"),
  ])
  func noNameIsAFormula(_ name: String, _ cell: String) {
    let text = GradeCSV(Self.book([Self.grade("anna", student: name)])).text
    #expect(
      text == """
        folder,name,status,points,maximum,a,b,remarks\r
        anna,\(cell),graded,1,2,1,0,\r

        """)
  }

  @Test func nothingOfASubmissionIsMarkup() {
    let evil = "</td><script>alert(1)</script>\" onclick=\"alert(1)"
    var grade = Self.grade(evil, student: evil, message: evil)
    grade.notes = [evil]
    grade.results[1].details = evil
    grade.results[1].picture = evil
    let page = GradePage(Self.book([grade])).text
    #expect(!page.contains("<script"))
    #expect(!page.contains("\" onclick"))
    #expect(page.components(separatedBy: "&lt;script&gt;").count > 5)
  }

  @Test func theTableSaysWhatFailed() {
    var broken = Self.grade("ben")
    broken.status = .buildFailed
    broken.reason = "Build failed: App.swift:3:\u{1B}[31m red"
    let table = "\(GradeTable(Self.book([Self.grade("anna"), broken])))"
    #expect(table.contains("anna  1 / 2  Failed: b\n"), "\(table)")
    #expect(table.contains("ben   1 / 2  Build failed: App.swift:3:"), "\(table)")
    #expect(!table.contains("\u{1B}"))
    #expect(table.hasSuffix("2 submissions: 0 with all points, 1 failed to build"), "\(table)")
  }

  @Test func reportsOfPartsAreJoinedAndAMissingOneShows() throws {
    let folder = try TemporaryFolder()
    let grades = ["a", "b", "c", "d", "e"].map { Self.grade($0, student: "Student \($0)") }
    for number in [1, 3] {
      let part = try GradeFolder(folder.file("part-\(number)"))
      var book = Self.book(grades, shard: ShardNumber(number: number, count: 3))
      book.submissions[0].results[1].picture = try part.keep(Data("picture \(number)".utf8))
      try part.write(book)
    }
    let whole = try GradeFolder(folder.file("whole"))
    let book = try whole.merge((1...3).map { folder.file("part-\($0)") })
    #expect(book.submissions.map(\.folder) == ["a", "b", "c", "d", "e"])
    #expect(
      book.submissions.map(\.status) == [.graded, .notGraded, .graded, .graded, .notGraded])
    #expect(book.submissions[1].reason == "No report of shard 2 of 3 was found.")
    #expect(book.submissions[4].student == "Student e")
    #expect(!book.isComplete)
    for (index, number) in [(0, 1), (2, 3)] {
      let picture = try #require(book.submissions[index].results[1].picture)
      let data = try Data(contentsOf: folder.file("whole/\(picture)"))
      #expect(String(decoding: data, as: UTF8.self) == "picture \(number)")
    }
  }

  @Test func reportsOfDifferentClassesAreNotJoined() {
    let (one, other) = (Self.book([Self.grade("a")]), Self.book([Self.grade("b")]))
    #expect(throws: MergeFailure.self) { try GradeBook.merged([one, other]) }
    #expect(throws: MergeFailure.self) { try GradeBook.merged([]) }
  }

  @Test func aPictureOutsideOfAReportIsNotTaken() throws {
    let folder = try TemporaryFolder()
    try "secret".write(to: folder.file("secret.png"), atomically: true, encoding: .utf8)
    let part = try GradeFolder(folder.file("part"))
    var book = Self.book([Self.grade("a")])
    book.submissions[0].results[1].picture = "../secret.png"
    try part.write(book)
    let whole = try GradeFolder(folder.file("whole"))
    #expect(throws: (any Error).self) { try whole.merge([folder.file("part")]) }
  }
}
