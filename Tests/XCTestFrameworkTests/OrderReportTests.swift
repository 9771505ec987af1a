import Testing

/// The order of setup and teardown methods.
struct OrderReportTests {
  private let setUp = ["async setUp", "setUpWithError", "setUp"]
  private let tearDown = ["tearDown", "tearDownWithError", "async tearDown"]

  @Test func `everything comes in Apple's order`() throws {
    let run = try FixtureProcess("OrderTests")
    #expect(
      run.activities("testOrder")
        == setUp + ["test", "last block", "async block", "first block"] + tearDown)
    #expect(run.outcome("testOrder") == .passed)
    #expect(run.output == ["class setUp", "class tearDown"])
  }

  @Test func `a test whose preparation fails doesn't run`() throws {
    let run = try FixtureProcess("OrderTests")
    #expect(run.activities("testRefused") == setUp + tearDown)
    #expect(run.outcome("testRefused") == .skipped(reason: "refused"))
    #expect(run.activities("testBroken") == setUp + tearDown)
    #expect(run.outcome("testBroken") == .failed)
    #expect(run.activities("testDirty") == setUp + ["test"] + tearDown)
    #expect(run.outcome("testDirty") == .failed)
  }

  @Test func `asynchronous tests wait on the device's clock`() throws {
    let run = try FixtureProcess("AsyncOrderTests")
    #expect(run.outcome("testSleeps") == .passed)
    #expect(run.messages("testThrowsLater") == [#"failed: caught error: "Mishap()""#])
    #expect(run.messages("testFailsLater") == ["failed - later"])
    #expect(run.outcome("testSkipsLater") == .skipped(reason: "later"))
    #expect(run.seconds < 10)
  }

  @Test func `tests of the main actor run on it`() throws {
    let run = try FixtureProcess("ActorTests")
    for test in ["testView", "testOnMain", "testMainExpectation"] {
      #expect(run.outcome(test) == .passed, "\(test): \(run.messages(test))")
    }
  }

  @Test func `inherited tests run`() throws {
    #expect(try FixtureProcess("InheritingTests").outcome("testInherited") == .passed)
  }
}
