import UIKit
import XCTestFramework

/// Tests on the main actor.
@MainActor
final class ActorTests: XCTestCase {
  private var controller: UIViewController!

  override func setUp() async throws {
    try await super.setUp()
    controller = UIViewController()
  }

  override func tearDown() async throws {
    controller = nil
  }

  func testView() {
    XCTAssertNotNil(controller.view)
  }

  func testOnMain() async throws {
    XCTAssertTrue(Thread.isMainThread)
    try await Task.sleep(for: .seconds(5))
    XCTAssertTrue(Thread.isMainThread)
  }

  func testMainExpectation() async {
    let done = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { done.fulfill() }
    await fulfillment(of: [done], timeout: 5)
  }
}

extension ActorTests {
  static var tests: TestClass {
    TestClass(
      ActorTests.self, name: "ActorTests", make: { ActorTests() },
      methods: [
        TestMethod("testView") { ($0 as! ActorTests).testView() },
        TestMethod(async: "testOnMain") {
          nonisolated(unsafe) let test = $0 as! ActorTests
          try await test.testOnMain()
        },
        TestMethod(async: "testMainExpectation") {
          nonisolated(unsafe) let test = $0 as! ActorTests
          await test.testMainExpectation()
        },
      ])
  }
}
