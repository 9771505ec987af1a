import XCTestFramework

/// Expectations that asynchronous tests wait for.
final class AsyncExpectationTests: XCTestCase {
  func testFulfilled() async {
    let done = expectation(description: "done")
    Task {
      try await Task.sleep(for: .seconds(90))
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 100)
  }

  func testTooLate() async {
    await fulfillment(of: [expectation(description: "never")], timeout: 2)
  }

  func testWaiter() async {
    let never = XCTestExpectation(description: "never")
    let result = await XCTWaiter.fulfillment(of: [never], timeout: 3)
    XCTAssertEqual(result, .timedOut)
  }
}

extension AsyncExpectationTests {
  @MainActor static var tests: TestClass {
    TestClass(
      AsyncExpectationTests.self, name: "AsyncExpectationTests", make: { AsyncExpectationTests() },
      methods: [
        TestMethod(async: "testFulfilled") {
          nonisolated(unsafe) let test = $0 as! AsyncExpectationTests
          await test.testFulfilled()
        },
        TestMethod(async: "testTooLate") {
          nonisolated(unsafe) let test = $0 as! AsyncExpectationTests
          await test.testTooLate()
        },
        TestMethod(async: "testWaiter") {
          nonisolated(unsafe) let test = $0 as! AsyncExpectationTests
          await test.testWaiter()
        },
      ])
  }
}
