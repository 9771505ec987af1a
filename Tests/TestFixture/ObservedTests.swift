import XCTestFramework

/// The events for observers.
final class ObservedTests: XCTestCase {
  private final class Observer: NSObject, XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { print("will start \(testCase.name)") }

    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      print("did record \(issue.compactDescription)")
    }

    func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
      print("did expect \(expectedFailure.failureReason ?? "")")
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      print("did finish \(testCase.testRun?.totalFailureCount ?? -1)")
    }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
      print("did finish \(testSuite.name) \(testSuite.testRun?.executionCount ?? -1)")
    }

    func testBundleDidFinish(_ testBundle: Bundle) { print("did finish bundle") }
  }

  override class func setUp() {
    XCTestObservationCenter.shared.addTestObserver(Observer())
  }

  override func invokeTest() {
    print("before")
    super.invokeTest()
    print("after")
  }

  override func record(_ issue: XCTIssue) {
    var issue = issue
    issue.compactDescription += "!"
    super.record(issue)
  }

  func testOne() { XCTFail("one") }

  func testTwo() { XCTExpectFailure("known") { XCTFail("two") } }
}

extension ObservedTests {
  @MainActor static var tests: TestClass {
    TestClass(
      ObservedTests.self, name: "ObservedTests", make: { ObservedTests() },
      methods: [
        TestMethod("testOne") { ($0 as! ObservedTests).testOne() },
        TestMethod("testTwo") { ($0 as! ObservedTests).testTwo() },
      ])
  }
}
