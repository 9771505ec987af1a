import XCTest

@testable import Tally

final class TallyTests: XCTestCase {
  var tally: Tally!

  override func setUpWithError() throws {
    tally = Tally()
  }

  override func tearDownWithError() throws {
    tally = nil
  }

  func testAdds() throws {
    tally.add("apple")
    tally.add("pear")
    XCTAssertEqual(tally.total, 2)
    XCTAssertEqual(tally.counts["apple"], 1, "apples")
  }

  func testFails() {
    tally.add("apple")
    XCTAssertEqual(tally.total, 2, "one is missing")
  }

  func testThrows() throws {
    try tally.takeBack("plum")
  }

  func testThrowsAsItShould() {
    XCTAssertThrowsError(try tally.takeBack("plum")) { error in
      guard case Tally.Failure.nothingToTakeBack("plum") = error else { return XCTFail("\(error)") }
    }
  }

  func testSkips() throws {
    try XCTSkipIf(tally.total == 0, "there is nothing to count")
    XCTFail("must not be reached")
  }

  func testExpectsFailure() {
    XCTExpectFailure("known to be wrong")
    XCTAssertEqual(tally.total, 1)
  }

  func testWaits() {
    let expectation = expectation(description: "added later")
    tally.later { expectation.fulfill() }
    wait(for: [expectation], timeout: 5)
  }

  func testSums() async {
    let sum = await tally.sum(upTo: 4)
    XCTAssertEqual(sum, 10)
  }

  func testMeasures() {
    measure { _ = (0..<100).reduce(0, +) }
  }

  func testUnwraps() throws {
    let count = try XCTUnwrap(tally.counts["apple"])
    XCTAssertEqual(count, 1)
  }
}
