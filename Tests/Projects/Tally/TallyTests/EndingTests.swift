import XCTest

final class EndingTests: XCTestCase {
  func testACrash() {
    let none: [Int] = []
    XCTAssertEqual(none[3], 1)
  }

  func testBehindTheCrash() {}

  func testHangs() {
    while true {}
  }

  func testStopsAtOnce() {
    continueAfterFailure = false
    XCTFail("first")
    XCTFail("second")
  }
}
