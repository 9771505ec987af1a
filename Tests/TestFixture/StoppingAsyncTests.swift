import XCTestFramework

/// Asynchronous tests that don't continue after a failure.
final class StoppingAsyncTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  override func tearDown() { note("tearDown") }

  override func tearDown() async throws {
    await MainActor.run { note("async tearDown") }
  }

  func testStops() async {
    await Task.yield()
    XCTFail("the end")
    print("never")
  }

  @MainActor func testStopsOnMain() async {
    await Task.yield()
    XCTFail("the end")
    print("never")
  }
}

extension StoppingAsyncTests {
  @MainActor static var tests: TestClass {
    TestClass(
      StoppingAsyncTests.self, name: "StoppingAsyncTests", make: { StoppingAsyncTests() },
      methods: [
        TestMethod(async: "testStops") {
          nonisolated(unsafe) let test = $0 as! StoppingAsyncTests
          await test.testStops()
        },
        TestMethod(async: "testStopsOnMain") {
          await ($0 as! StoppingAsyncTests).testStopsOnMain()
        },
      ])
  }
}
