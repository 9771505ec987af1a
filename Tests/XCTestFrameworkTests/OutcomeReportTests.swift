import DeviceProtocol
import Foundation
import Testing

/// The reports on tests of each outcome.
struct OutcomeReportTests {
  private let run: FixtureProcess

  init() throws {
    run = try FixtureProcess("OutcomeTests")
  }

  @Test func `each test has its outcome`() {
    #expect(run.outcome("testPasses") == .passed)
    #expect(run.outcome("testFails") == .failed)
    #expect(run.outcome("testFailsTwice") == .failed)
    #expect(run.outcome("testThrows") == .failed)
    #expect(run.outcome("testSkips") == .skipped(reason: "not today"))
    #expect(run.outcome("testSkipsIf") == .skipped(reason: "a condition"))
    #expect(run.outcome("testSkipsUnless") == .skipped(reason: ""))
    #expect(run.reports.last == .finished)
  }

  @Test func `a failure has its file and line`() throws {
    let issue = try #require(run.issues("testFails").first)
    #expect(issue.message == #"XCTAssertEqual failed: ("1") is not equal to ("2") - as it should"#)
    #expect(issue.kind == .assertionFailure)
    #expect(issue.file?.hasSuffix("Tests/TestFixture/OutcomeTests.swift") == true)
    #expect(issue.line == 12)
    #expect(run.messages("testFailsTwice") == ["failed", "failed - again"])
    #expect(run.messages("testFailsElsewhere") == ["failed - on another thread"])
  }

  @Test func `an error is told in Apple's words, with the calls that led to it`() throws {
    let issue = try #require(run.issues("testThrows").first)
    #expect(issue.message == #"failed: caught error: "Mishap()""#)
    #expect(issue.kind == .thrownError)
    #expect(issue.file == nil)
    #expect(!issue.callers.isEmpty)
  }

  @Test func `an error is told with its own calls, whatever is thrown after it`() throws {
    func callers(_ test: String) throws -> Set<Int> {
      Set(try #require(run.issues(test).first).callers)
    }
    let thrower = try callers("testThrowsElsewhere").subtracting(try callers("testThrows"))
    #expect(!thrower.isDisjoint(with: try callers("testThrowsElsewhereAndTidies")))
  }

  @Test func `what can't be unwrapped is told once`() {
    let what = #"XCTUnwrap failed: expected non-nil value of type "Int""#
    #expect(run.messages("testUnwrapsAndThrows") == ["\(what) - one"])
    #expect(run.messages("testUnwraps").first == what)
  }

  @Test func `tests run in the order of their names`() throws {
    guard case .found(let names) = run.reports.first else {
      Issue.record("nothing was found")
      return
    }
    let ofClasses = names.filter { $0.suite.hasSuffix("Tests") }
    #expect(ofClasses.first == FixtureProcess.name("ActorTests", "testMainExpectation"))
    #expect(ofClasses == ofClasses.sorted { ($0.suite, $0.test) < ($1.suite, $1.test) })
  }

  @Test func `only what is asked for runs, in that order`() throws {
    let run = try FixtureProcess("OutcomeTests", ["testPasses", "testFails"])
    let begun = run.reports.compactMap { if case .began(let name) = $0 { name.test } else { nil } }
    #expect(begun == ["testPasses", "testFails"])
  }
}
