import DeviceProtocol
import Testing

/// Tests that stop at a failure.
struct StoppingReportTests {
  private let tearDown = ["block", "tearDown", "async tearDown"]

  @Test(arguments: ["testStops", "testStopsInSetUp", "testStopsInWait"])
  func `the rest of the test doesn't run, what cleans up does`(test: String) throws {
    let run = try FixtureProcess("StoppingTests", [test, "testExpects"])
    #expect(run.activities(test) == tearDown)
    #expect(run.outcome(test) == .failed)
    #expect(run.reports.last == .needsNewProcess)
    #expect(run.outcome("testExpects") == nil)
    #expect(run.output == ["class tearDown"])
  }

  @Test func `a failure while cleaning up stops there`() throws {
    let run = try FixtureProcess("StoppingTests", ["testStopsInTearDown", "testExpects"])
    #expect(run.activities("testStopsInTearDown") == ["test"] + tearDown)
    #expect(run.reports.last == .needsNewProcess)
  }

  @Test func `after the last test no process is needed`() throws {
    let run = try FixtureProcess("StoppingTests", ["testStops"])
    #expect(run.reports.last == .finished)
  }

  @Test func `an expected failure stops nothing`() throws {
    let run = try FixtureProcess("StoppingTests", ["testExpects"])
    #expect(run.activities("testExpects").first == "goes on")
    #expect(run.outcome("testExpects") == .failedAsExpected)
  }

  // Asynchronous teardown can't run if the main queue is blocked by the failed test.
  @Test(arguments: [
    ("testStops", ["tearDown", "async tearDown"]), ("testStopsOnMain", ["tearDown"]),
  ])
  func `asynchronous tests stop too`(test: String, cleanup: [String]) throws {
    let run = try FixtureProcess("StoppingAsyncTests", [test, test + "Never"])
    #expect(run.messages(test) == ["failed - the end"])
    #expect(run.activities(test) == cleanup)
    #expect(run.outcome(test) == .failed)
    #expect(run.reports.last == .needsNewProcess)
    #expect(run.output == [])
  }
}
