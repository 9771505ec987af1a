import XCTest

@testable import Toolkit

final class RatingTests: XCTestCase {
  func testStaysWithinItsLimits() {
    XCTAssertEqual(Rating(stars: 9).stars, Rating.highest)
    XCTAssertEqual(Rating(stars: -1).stars, 0)
  }

  func testGetsBetter() {
    XCTAssertEqual(Rating(stars: 2).better(), Rating(stars: 3))
  }

  func testFails() {
    XCTAssertEqual(Rating(stars: 2).stars, 3)
  }

  func testSkips() throws {
    throw XCTSkip("there is no paper")
  }

  func testTheSchemeSaysWithWhat() {
    XCTAssertEqual(ProcessInfo.processInfo.environment["TOOLKIT_MODE"], "strict")
  }

  func testLeftOutByTheScheme() {
    XCTFail("must not run")
  }

  func testWaits() {
    let expectation = expectation(description: "later")
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { expectation.fulfill() }
    wait(for: [expectation], timeout: 5)
  }
}
