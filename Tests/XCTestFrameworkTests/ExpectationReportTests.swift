import Testing

/// Waits for expectations, on the device's clock.
struct ExpectationReportTests {
  @Test func `what is fulfilled in time passes, and costs no time`() throws {
    let run = try FixtureProcess("ExpectationTests")
    for test in [
      "testFulfilledLater", "testFulfilledElsewhere", "testFulfilledByTimer", "testInvertedHolds",
      "testRightOrder", "testNotification", "testPredicate", "testWaiter", "testRealWork",
    ] {
      #expect(run.outcome(test) == .passed, "\(test): \(run.messages(test))")
    }
    #expect(run.seconds < 10)
  }

  @Test func `what isn't fulfilled is reported as Apple reports it`() throws {
    let run = try FixtureProcess("ExpectationTests")
    let timeout = "Asynchronous wait failed: Exceeded timeout of"
    #expect(
      run.messages("testTooLate") == [
        #"\#(timeout) 1 seconds, with unfulfilled expectations: "done", "other"."#
      ])
    #expect(
      run.messages("testNever") == [
        #"\#(timeout) 86400.5 seconds, with unfulfilled expectations: "never"."#
      ])
    #expect(run.messages("testInvertedBreaks") == [#"Fulfilled inverted expectation "never"."#])
    #expect(
      run.messages("testOverfulfilled") == [
        "API violation - multiple calls made to -[XCTestExpectation fulfill] for once."
      ])
    #expect(
      run.messages("testWrongOrder") == [
        "Failed due to expectation fulfilled in incorrect order: requires 'first', actually fulfilled 'second'."
      ])
    #expect(
      run.messages("testWaitForAll") == [
        #"\#(timeout) 2 seconds, with unfulfilled expectations: "second"."#
      ])
    #expect(run.messages("testUnwaited") == ["Failed due to unwaited expectation 'forgotten'."])
    #expect(run.issues("testNever").first?.callers.isEmpty == false)
  }

  @Test func `asynchronous tests wait for expectations`() throws {
    let run = try FixtureProcess("AsyncExpectationTests")
    #expect(run.outcome("testFulfilled") == .passed)
    #expect(run.outcome("testWaiter") == .passed)
    #expect(
      run.messages("testTooLate") == [
        #"Asynchronous wait failed: Exceeded timeout of 2 seconds, with unfulfilled expectations: "never"."#
      ])
    let issue = try #require(run.issues("testTooLate").first)
    #expect(issue.file?.hasSuffix("AsyncExpectationTests.swift") == true)
    #expect(issue.line == 15)
  }

  @Test func `on a real clock waits take their time`() throws {
    let run = try FixtureProcess("AsyncExpectationTests", ["testTooLate"], clock: .real)
    #expect(run.outcome("testTooLate") == .failed)
    #expect(run.seconds > 2)
    let sync = try FixtureProcess(
      "ExpectationTests", ["testTooLate", "testRealWork"], clock: .real)
    #expect(sync.outcome("testTooLate") == .failed)
    #expect(sync.outcome("testRealWork") == .passed)
  }
}
