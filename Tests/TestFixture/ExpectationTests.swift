import UIKit
import XCTestFramework

/// Expectations that the main thread waits for.
final class ExpectationTests: XCTestCase {
  func testFulfilledLater() {
    let done = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 50) { done.fulfill() }
    wait(for: [done], timeout: 60)
  }

  func testFulfilledElsewhere() {
    let done = expectation(description: "done")
    DispatchQueue.global().asyncAfter(deadline: .now() + 50) {
      usleep(20_000)
      done.fulfill()
    }
    wait(for: [done], timeout: 50.01)
  }

  func testFulfilledByTimer() {
    let done = expectation(description: "done")
    done.expectedFulfillmentCount = 3
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in done.fulfill() }
    wait(for: [done], timeout: 7)
    timer.invalidate()
  }

  func testTooLate() {
    let done = expectation(description: "done")
    let other = expectation(description: "other")
    DispatchQueue.main.asyncAfter(deadline: .now() + 100) { done.fulfill() }
    wait(for: [done, other], timeout: 1)
  }

  func testNever() {
    wait(for: [XCTestExpectation(description: "never")], timeout: 86_400.5)
  }

  func testInvertedHolds() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 3600)
  }

  func testInvertedBreaks() {
    let never = expectation(description: "never")
    never.isInverted = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { never.fulfill() }
    wait(for: [never], timeout: 3600)
  }

  func testOverfulfilled() {
    let once = expectation(description: "once")
    once.fulfill()
    once.fulfill()
    wait(for: [once], timeout: 1)
  }

  func testWrongOrder() {
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    second.fulfill()
    wait(for: [first, second], timeout: 1, enforceOrder: true)
  }

  func testRightOrder() {
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    first.fulfill()
    DispatchQueue.main.async { second.fulfill() }
    wait(for: [first, second], timeout: 1, enforceOrder: true)
  }

  func testNotification() {
    let name = Notification.Name("note")
    let noted = expectation(forNotification: name, object: nil) { $0.userInfo?["n"] as? Int == 2 }
    for number in 1...2 {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(number)) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": number])
      }
    }
    wait(for: [noted], timeout: 3)
  }

  func testPredicate() {
    nonisolated(unsafe) var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
    let reached = expectation(for: NSPredicate { _, _ in count >= 5 }, evaluatedWith: nil)
    wait(for: [reached], timeout: 6)
    timer.invalidate()
  }

  func testWaitForAll() {
    let first = expectation(description: "first")
    _ = expectation(description: "second")
    first.fulfill()
    waitForExpectations(timeout: 2) { error in
      XCTAssertEqual((error as? XCTestError)?.code, .timeoutWhileWaiting)
    }
  }

  func testUnwaited() {
    _ = expectation(description: "forgotten")
  }

  func testWaiter() {
    let never = XCTestExpectation(description: "never")
    XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 10), .timedOut)
    let inner = XCTWaiter()
    let outer = XCTWaiter()
    nonisolated(unsafe) var result: XCTWaiter.Result?
    DispatchQueue.main.async {
      RunLoop.main.perform { result = inner.wait(for: [never], timeout: 20) }
    }
    XCTAssertEqual(outer.wait(for: [XCTestExpectation()], timeout: 10), .timedOut)
    XCTAssertEqual(result, .interrupted)
  }

  func testRealWork() {
    let done = expectation(description: "done")
    Thread.detachNewThread {
      usleep(200_000)
      done.fulfill()
    }
    let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in }
    wait(for: [done], timeout: 5)
    timer.invalidate()
  }
}

extension ExpectationTests {
  @MainActor static var tests: TestClass {
    TestClass(
      ExpectationTests.self, name: "ExpectationTests", make: { ExpectationTests() },
      methods: [
        TestMethod("testFulfilledLater") { ($0 as! ExpectationTests).testFulfilledLater() },
        TestMethod("testFulfilledElsewhere") { ($0 as! ExpectationTests).testFulfilledElsewhere() },
        TestMethod("testFulfilledByTimer") { ($0 as! ExpectationTests).testFulfilledByTimer() },
        TestMethod("testTooLate") { ($0 as! ExpectationTests).testTooLate() },
        TestMethod("testNever") { ($0 as! ExpectationTests).testNever() },
        TestMethod("testInvertedHolds") { ($0 as! ExpectationTests).testInvertedHolds() },
        TestMethod("testInvertedBreaks") { ($0 as! ExpectationTests).testInvertedBreaks() },
        TestMethod("testOverfulfilled") { ($0 as! ExpectationTests).testOverfulfilled() },
        TestMethod("testWrongOrder") { ($0 as! ExpectationTests).testWrongOrder() },
        TestMethod("testRightOrder") { ($0 as! ExpectationTests).testRightOrder() },
        TestMethod("testNotification") { ($0 as! ExpectationTests).testNotification() },
        TestMethod("testPredicate") { ($0 as! ExpectationTests).testPredicate() },
        TestMethod("testWaitForAll") { ($0 as! ExpectationTests).testWaitForAll() },
        TestMethod("testUnwaited") { ($0 as! ExpectationTests).testUnwaited() },
        TestMethod("testWaiter") { ($0 as! ExpectationTests).testWaiter() },
        TestMethod("testRealWork") { ($0 as! ExpectationTests).testRealWork() },
      ])
  }
}
