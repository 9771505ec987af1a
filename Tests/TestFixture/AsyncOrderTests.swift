import XCTestFramework

/// Tests that take time, on no actor.
final class AsyncOrderTests: XCTestCase {
  private var isReady = false

  override func setUp() async throws {
    try await Task.sleep(for: .seconds(20))
    isReady = true
  }

  func testSleeps() async throws {
    XCTAssertTrue(isReady)
    XCTAssertFalse(Thread.isMainThread)
    try await Task.sleep(for: .seconds(30))
  }

  func testThrowsLater() async throws {
    try await Task.sleep(for: .seconds(1))
    throw Mishap()
  }

  func testFailsLater() async {
    await Task.yield()
    XCTFail("later")
  }

  func testSkipsLater() async throws {
    await Task.yield()
    throw XCTSkip("later")
  }
}

extension AsyncOrderTests {
  @MainActor static var tests: TestClass {
    TestClass(
      AsyncOrderTests.self, name: "AsyncOrderTests", make: { AsyncOrderTests() },
      methods: [
        TestMethod(async: "testSleeps") {
          nonisolated(unsafe) let test = $0 as! AsyncOrderTests
          try await test.testSleeps()
        },
        TestMethod(async: "testThrowsLater") {
          nonisolated(unsafe) let test = $0 as! AsyncOrderTests
          try await test.testThrowsLater()
        },
        TestMethod(async: "testFailsLater") {
          nonisolated(unsafe) let test = $0 as! AsyncOrderTests
          await test.testFailsLater()
        },
        TestMethod(async: "testSkipsLater") {
          nonisolated(unsafe) let test = $0 as! AsyncOrderTests
          try await test.testSkipsLater()
        },
      ])
  }
}
