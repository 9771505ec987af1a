import Foundation

/// Tests that run one after another.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestsuite>.
open class XCTestSuite: XCTest {
  /// The tests, in the order they run.
  open private(set) var tests: [XCTest] = []
  private let suiteName: String

  /// Creates a suite without tests.
  public init(name: String) {
    suiteName = name
    super.init()
  }

  /// Creates a suite with all tests of a class.
  @MainActor
  public convenience init(forTestCaseClass testCaseClass: AnyClass) {
    let known = TestBundle.classes.first { $0.type == testCaseClass }
    self.init(name: known?.name ?? String(describing: testCaseClass))
    for test in known?.makeAll() ?? [] { addTest(test) }
  }

  /// Creates a suite with all tests of the class with a name.
  @MainActor
  public convenience init(forTestCaseWithName name: String) {
    let known = TestBundle.classes.first { $0.name == name }
    self.init(name: name)
    for test in known?.makeAll() ?? [] { addTest(test) }
  }

  /// A suite with all tests of all classes.
  @MainActor
  open class var `default`: XCTestSuite {
    let suite = XCTestSuite(name: "All tests")
    for known in TestBundle.classes { suite.addTest(known.type.defaultTestSuite) }
    return suite
  }

  open override var name: String { suiteName }

  open override var testCaseCount: Int { tests.reduce(0) { $0 + $1.testCaseCount } }

  open override var testRunClass: AnyClass? { XCTestSuiteRun.self }

  /// Adds a test at the end.
  open func addTest(_ test: XCTest) {
    tests.append(test)
  }

  open override func perform(_ run: XCTestRun) {
    guard let run = run as? XCTestSuiteRun else { return }
    testRun = run
    nonisolated(unsafe) let (suite, suiteRun) = (self, run)
    MainActor.assumeIsolated { suite.performTests(suiteRun) }
  }

  @MainActor private func performTests(_ run: XCTestSuiteRun) {
    run.start()
    XCTestObservationCenter.shared.tell { $0.testSuiteWillStart(self) }
    RunningTest.open(self)
    setUp()
    for test in tests {
      test.run()
      if let testRun = test.testRun { run.addTestRun(testRun) }
    }
    finish()
  }

  /// Ends the suite, even if tests remain.
  @MainActor func finish() {
    tearDown()
    RunningTest.close(self)
    testRun?.stop()
    XCTestObservationCenter.shared.tell { $0.testSuiteDidFinish(self) }
  }
}
