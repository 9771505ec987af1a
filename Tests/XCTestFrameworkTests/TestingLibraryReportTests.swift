import DeviceProtocol
import Testing

/// Swift Testing tests in the same bundle.
struct TestingLibraryReportTests {
  private let run: FixtureProcess

  init() throws {
    run = try FixtureProcess { $0.filter { !$0.suite.hasSuffix("Tests") } }
  }

  @Test func `they are found by their names`() {
    guard case .found(let names) = run.reports.first else {
      Issue.record("nothing was found")
      return
    }
    let functions = names.filter { !$0.suite.hasSuffix("Tests") }.map { "\($0.suite)/\($0.test)" }
    #expect(
      functions == [
        "/free()", "Outer/fails()", "Outer/throwsError()", "Outer/Inner/off()",
        "Outer/Inner/sum(of:)", "Outer/known()", "Outer/onMain()", "Outer/`a sentence`()",
        "Outer/cancels()", "Outer/keeps()", "Off/never()",
      ])
  }

  @Test func `each has its outcome`() {
    #expect(run.outcome("free()") == .passed)
    #expect(run.outcome("fails()") == .failed)
    #expect(run.outcome("throwsError()") == .failed)
    #expect(run.outcome("off()") == .skipped(reason: "not today"))
    #expect(run.outcome("sum(of:)") == .failed)
    #expect(run.outcome("known()") == .failedAsExpected)
    #expect(run.outcome("onMain()") == .passed)
    #expect(run.outcome("`a sentence`()") == .passed)
    #expect(run.outcome("cancels()") == .skipped(reason: "because"))
    #expect(run.outcome("never()") == .skipped(reason: "all of it"))
    #expect(run.reports.last == .finished)
    #expect(run.seconds < 20)
  }

  @Test func `issues have their words and places`() throws {
    let issue = try #require(run.issues("fails()").first)
    #expect(issue.message == "Expectation failed: (one → 1) == 2\na comment")
    #expect(issue.file?.hasSuffix("Tests/TestFixture/TestingLibraryTests.swift") == true)
    #expect(issue.line == 12)
    #expect(run.issues("throwsError()").map(\.kind) == [.thrownError])
    #expect(run.issues("known()").map(\.expectation) == ["it's known"])
    #expect(run.issues("sum(of:)").count == 1)
  }

  @Test func `what they keep is kept`() {
    #expect(run.attachments("keeps()").map(\.name) == ["kept.txt"])
  }

  @Test func `one of them runs alone`() throws {
    let run = try FixtureProcess("Outer/Inner", ["sum(of:)"])
    let begun = run.reports.compactMap { if case .began(let name) = $0 { name.test } else { nil } }
    #expect(begun == ["sum(of:)"])
  }
}
