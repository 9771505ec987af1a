import XCTestFramework

struct Mishap: Error {}

/// Each way in which a test ends.
final class OutcomeTests: XCTestCase {
  func testPasses() {
    XCTAssertEqual(1 + 1, 2)
  }

  func testFails() {
    XCTAssertEqual(1, 2, "as it should")
  }

  func testFailsTwice() {
    XCTFail()
    XCTFail("again")
  }

  func testThrows() throws {
    throw Mishap()
  }

  func testUnwraps() throws {
    let nothing: Int? = nil
    XCTAssertEqual(try XCTUnwrap(nothing), 1)
  }

  func testUnwrapsAndThrows() throws {
    let nothing: Int? = nil
    let one = try XCTUnwrap(nothing, "one")
    XCTFail("\(one) is not nothing")
  }

  func testSkips() throws {
    throw XCTSkip("not today")
  }

  func testSkipsIf() throws {
    try XCTSkipIf(true, "a condition")
    XCTFail("comes after it")
  }

  func testSkipsUnless() throws {
    try XCTSkipUnless(1 == 2)
  }

  func testFailsElsewhere() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      XCTFail("on another thread")
      done.signal()
    }
    done.wait()
  }

  private func fail() throws { throw Mishap() }

  private func failToo() throws { throw Mishap() }

  func testThrowsElsewhere() throws {
    try fail()
  }

  func testThrowsElsewhereAndTidies() throws {
    // The test ends with the other error.
    defer { try? failToo() }
    try fail()
  }
}

extension OutcomeTests {
  @MainActor static var tests: TestClass {
    TestClass(
      OutcomeTests.self, name: "OutcomeTests", make: { OutcomeTests() },
      methods: [
        TestMethod("testPasses") { ($0 as! OutcomeTests).testPasses() },
        TestMethod("testFails") { ($0 as! OutcomeTests).testFails() },
        TestMethod("testFailsTwice") { ($0 as! OutcomeTests).testFailsTwice() },
        TestMethod("testThrows") { try ($0 as! OutcomeTests).testThrows() },
        TestMethod("testUnwraps") { try ($0 as! OutcomeTests).testUnwraps() },
        TestMethod("testUnwrapsAndThrows") { try ($0 as! OutcomeTests).testUnwrapsAndThrows() },
        TestMethod("testSkips") { try ($0 as! OutcomeTests).testSkips() },
        TestMethod("testSkipsIf") { try ($0 as! OutcomeTests).testSkipsIf() },
        TestMethod("testSkipsUnless") { try ($0 as! OutcomeTests).testSkipsUnless() },
        TestMethod("testFailsElsewhere") { ($0 as! OutcomeTests).testFailsElsewhere() },
        TestMethod("testThrowsElsewhere") { try ($0 as! OutcomeTests).testThrowsElsewhere() },
        TestMethod("testThrowsElsewhereAndTidies") {
          try ($0 as! OutcomeTests).testThrowsElsewhereAndTidies()
        },
      ])
  }
}
