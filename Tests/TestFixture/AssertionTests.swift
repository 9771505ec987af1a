import XCTestFramework

/// Every assertion, failing.
final class AssertionTests: XCTestCase {
  private final class Thing: CustomStringConvertible {
    var description: String { "a thing" }
  }

  private func fail() throws -> Int { throw Mishap() }

  func testTruth() {
    XCTAssert(false)
    XCTAssertTrue(false, "said")
    XCTAssertFalse(true)
    XCTAssertNil("x")
    XCTAssertNotNil(nil as Int?)
    XCTAssertTrue(try fail() == 1)
  }

  func testEquality() {
    XCTAssertEqual("a", "b")
    XCTAssertEqual(1, nil)
    XCTAssertNotEqual(1, 1)
    XCTAssertEqual(try fail(), 1)
    let thing = Thing()
    XCTAssertIdentical(thing, nil)
    XCTAssertNotIdentical(thing, thing)
  }

  func testAccuracy() {
    XCTAssertEqual(1.0, 2.0, accuracy: 0.5)
    XCTAssertEqual(1, 3, accuracy: 1)
    XCTAssertNotEqual(1.0, 1.1, accuracy: 0.5)
    XCTAssertEqual(UInt(1), UInt(2), accuracy: 1)
    XCTAssertEqual(1.0, 1.4, accuracy: 0.5)
  }

  func testOrder() {
    XCTAssertGreaterThan(1, 2)
    XCTAssertGreaterThanOrEqual(1, 2)
    XCTAssertLessThan(2, 1)
    XCTAssertLessThanOrEqual(2, 1)
  }

  func testErrors() {
    XCTAssertThrowsError(1)
    XCTAssertThrowsError(try fail()) { XCTAssertTrue($0 is Mishap) }
    XCTAssertNoThrow(try fail(), "said")
    XCTAssertNoThrow(1)
  }
}

extension AssertionTests {
  @MainActor static var tests: TestClass {
    TestClass(
      AssertionTests.self, name: "AssertionTests", make: { AssertionTests() },
      methods: [
        TestMethod("testTruth") { ($0 as! AssertionTests).testTruth() },
        TestMethod("testEquality") { ($0 as! AssertionTests).testEquality() },
        TestMethod("testAccuracy") { ($0 as! AssertionTests).testAccuracy() },
        TestMethod("testOrder") { ($0 as! AssertionTests).testOrder() },
        TestMethod("testErrors") { ($0 as! AssertionTests).testErrors() },
      ])
  }
}
