import XCTestFramework

/// Failures that are expected.
final class ExpectedFailureTests: XCTestCase {
  func testRestOfTest() {
    XCTExpectFailure("it's known")
    XCTFail("known")
  }

  func testBlock() {
    let value = XCTExpectFailure("in the block") {
      XCTFail("known")
      return 5
    }
    XCTAssertEqual(value, 5)
  }

  func testStrict() {
    XCTExpectFailure("nothing fails") {}
  }

  func testStrictRest() {
    XCTExpectFailure("nothing fails")
  }

  func testNotStrict() {
    XCTExpectFailure("may fail", strict: false)
    XCTExpectFailure("may fail", options: .nonStrict())
  }

  func testMatcher() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.contains("known") }
    XCTExpectFailure("the known one", options: options) {
      XCTFail("known")
      XCTFail("new")
    }
  }

  func testDisabled() {
    XCTExpectFailure("off", enabled: false) { XCTFail("counts") }
  }

  func testAsync() async {
    await XCTExpectFailure("later", options: .init()) {
      await Task.yield()
      XCTFail("known")
    }
  }

  func testThrows() throws {
    XCTExpectFailure("it throws") { (issue: XCTIssue) -> Bool in
      issue.type == .thrownError && issue.associatedError is Mishap
    }
    throw Mishap()
  }
}

extension ExpectedFailureTests {
  @MainActor static var tests: TestClass {
    TestClass(
      ExpectedFailureTests.self, name: "ExpectedFailureTests", make: { ExpectedFailureTests() },
      methods: [
        TestMethod("testRestOfTest") { ($0 as! ExpectedFailureTests).testRestOfTest() },
        TestMethod("testBlock") { ($0 as! ExpectedFailureTests).testBlock() },
        TestMethod("testStrict") { ($0 as! ExpectedFailureTests).testStrict() },
        TestMethod("testStrictRest") { ($0 as! ExpectedFailureTests).testStrictRest() },
        TestMethod("testNotStrict") { ($0 as! ExpectedFailureTests).testNotStrict() },
        TestMethod("testMatcher") { ($0 as! ExpectedFailureTests).testMatcher() },
        TestMethod("testDisabled") { ($0 as! ExpectedFailureTests).testDisabled() },
        TestMethod(async: "testAsync") {
          nonisolated(unsafe) let test = $0 as! ExpectedFailureTests
          await test.testAsync()
        },
        TestMethod("testThrows") { try ($0 as! ExpectedFailureTests).testThrows() },
      ])
  }
}
