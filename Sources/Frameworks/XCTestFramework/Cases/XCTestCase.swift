import Foundation

/// A class with tests. Each method whose name starts with “test” is a test with its own instance.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestcase>.
open class XCTestCase: XCTest {
  /// The test method to run.
  var method: TestMethod?
  /// The test's identity for the runner.
  var identity: TestIdentity?
  /// The blocks to run after the test, in reverse order.
  let teardownBlocks = TeardownBlocks()
  /// The expectations that the test created and hasn't waited for.
  let unwaited = UnwaitedExpectations()
  /// The measurement of the test while it's in progress.
  var measuring: Measuring?
  /// Whether the test has already measured something, which it can do only once.
  var hasMeasured = false

  /// Whether the test continues after a failure.
  open var continueAfterFailure = true
  /// The maximum duration of the test in seconds.
  ///
  /// The test runner rounds it up to minutes.
  open var executionTimeAllowance: TimeInterval = 600

  /// Creates a test case.
  public override init() {
    super.init()
  }

  /// A suite with all tests of the class.
  @MainActor
  open class var defaultTestSuite: XCTestSuite {
    let known = TestBundle.classes.first { $0.type == self }
    let suite = TestCaseSuite(self, name: known?.name ?? String(describing: self))
    for test in known?.makeAll() ?? [] { suite.addTest(test) }
    return suite
  }

  /// Whether the tests run for each appearance, orientation, and language of the app.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Prepares the class before its first test.
  @preconcurrency @MainActor open class func setUp() {}

  /// Cleans up after the last test of the class.
  @preconcurrency @MainActor open class func tearDown() {}

  open override var name: String {
    let type = identity?.className ?? String(describing: type(of: self))
    return "-[\(type) \(method?.name ?? "")]"
  }

  open override var testCaseCount: Int { 1 }

  open override var testRunClass: AnyClass? { XCTestCaseRun.self }

  open override func perform(_ run: XCTestRun) {
    guard let run = run as? XCTestCaseRun else { return }
    testRun = run
    nonisolated(unsafe) let (test, testRun) = (self, run)
    MainActor.assumeIsolated { TestLifecycle(test, testRun).run() }
  }

  /// Sets up, calls the test method, and tears down.
  open func invokeTest() {
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { RunningTest.lifecycle(of: test)?.performSteps() }
  }

  /// Records a failure.
  open func record(_ issue: XCTIssue) {
    IssueRecorder.record(issue, in: self)
  }

  /// Records a failure (deprecated form).
  @available(*, deprecated, renamed: "record(_:)")
  open func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    record(
      XCTIssue(
        type: expected ? .assertionFailure : .uncaughtException, compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(
          location: XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber))))
  }

  /// Adds a block that runs after the test, before the blocks added earlier.
  open func addTeardownBlock(_ block: @escaping () -> Void) {
    teardownBlocks.add(block)
  }

  /// Adds a block that runs after the test, before the blocks added earlier.
  public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {
    teardownBlocks.add(block)
  }

  // MARK: Measuring

  /// The metrics for measurements that don't specify any.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// The default options for measurements.
  open class var defaultMeasureOptions: XCTMeasureOptions { XCTMeasureOptions.default }

  /// The metrics for measurements that don't specify any (deprecated).
  open class var defaultPerformanceMetrics: [XCTPerformanceMetric] { [.wallClockTime] }

  /// Measures how long a block takes, 10 times.
  open func measure(_ block: () -> Void) {
    measureMetrics(
      type(of: self).defaultPerformanceMetrics, automaticallyStartMeasuring: true, for: block)
  }

  /// Measures a block 10 times (deprecated).
  open func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) {
    let options = XCTMeasureOptions()
    options.iterationCount = Measuring.classicIterations - 1
    options.invocationOptions = automaticallyStartMeasuring ? [] : [.manuallyStart]
    measure(with: [XCTClockMetric()], options: options, keepsFirst: true, block)
  }

  /// Measures a block with metrics.
  open func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: type(of: self).defaultMeasureOptions, block: block)
  }

  /// Measures a block with options, using the metrics of the class.
  open func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: type(of: self).defaultMetrics, options: options, block: block)
  }

  /// Measures a block the number of times that the options specify, after running it once without
  /// measuring.
  open func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    measure(with: metrics, options: options, keepsFirst: false, block)
  }

  /// Starts measuring in the block.
  open func startMeasuring() {
    measuring?.start()
  }

  /// Stops measuring in the block.
  open func stopMeasuring() {
    measuring?.stop()
  }
}
