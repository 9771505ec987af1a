import XCTest

final class LogicTests: XCTestCase {
  func testArithmetic() {
    XCTAssertEqual(1 + 1, 2)
  }

  func testText() {
    XCTAssertEqual("a", "b")
  }
}
