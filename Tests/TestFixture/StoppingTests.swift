import XCTestFramework

/// Tests that don't continue after a failure.
final class StoppingTests: XCTestCase {
  override class func tearDown() { print("class tearDown") }

  override func setUpWithError() throws {
    continueAfterFailure = false
    addTeardownBlock { note("block") }
    if name.contains("SetUp") { XCTFail("in setUp") }
  }

  override func tearDown() {
    note("tearDown")
    if name.contains("TearDown") { XCTFail("in tearDown") }
  }

  override func tearDown() async throws {
    await MainActor.run { note("async tearDown") }
  }

  func testStops() {
    XCTFail("the end")
    note("never")
  }

  func testStopsInSetUp() { note("never") }

  func testStopsInTearDown() { note("test") }

  func testStopsInWait() {
    let never = expectation(description: "never")
    DispatchQueue.global().async {
      XCTFail("elsewhere")
      print("never")
    }
    wait(for: [never], timeout: 10)
    note("never")
  }

  func testExpects() {
    XCTExpectFailure { XCTFail("expected") }
    note("goes on")
  }
}

extension StoppingTests {
  @MainActor static var tests: TestClass {
    TestClass(
      StoppingTests.self, name: "StoppingTests", make: { StoppingTests() },
      methods: [
        TestMethod("testStops") { ($0 as! StoppingTests).testStops() },
        TestMethod("testStopsInSetUp") { ($0 as! StoppingTests).testStopsInSetUp() },
        TestMethod("testStopsInTearDown") { ($0 as! StoppingTests).testStopsInTearDown() },
        TestMethod("testStopsInWait") { ($0 as! StoppingTests).testStopsInWait() },
        TestMethod("testExpects") { ($0 as! StoppingTests).testExpects() },
      ])
  }
}
