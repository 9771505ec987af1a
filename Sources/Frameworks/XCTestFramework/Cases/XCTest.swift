import Foundation

/// The common parts of test cases and suites.
///
/// Objective-C's declarations don't mention actors, so that classes on the main actor may override
/// them, and others too; those of Swift that are on the main actor from before concurrency can be
/// overridden in the same way.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctest>.
open class XCTest: NSObject {
  /// The number of test cases; it's up to the subclass.
  open var testCaseCount: Int { 0 }
  /// The name; it's up to the subclass.
  open var name: String { "" }
  /// The class of the object that keeps the result.
  open var testRunClass: AnyClass? { XCTestRun.self }
  /// The result, once the test runs.
  open internal(set) var testRun: XCTestRun?

  /// Creates a test.
  public override init() {
    super.init()
  }

  /// Runs the test, and has a run keep the result.
  open func perform(_ run: XCTestRun) {}

  /// Runs the test with a new object that keeps the result.
  open func run() {
    let type = testRunClass as? XCTestRun.Type ?? XCTestRun.self
    let run = type.init(test: self)
    testRun = run
    perform(run)
  }

  /// Prepares each test asynchronously.
  open nonisolated(nonsending) func setUp() async throws {}

  /// Prepares each test, or fails to.
  @preconcurrency @MainActor open func setUpWithError() throws {}

  /// Prepares each test.
  @preconcurrency @MainActor open func setUp() {}

  /// Cleans up after each test.
  @preconcurrency @MainActor open func tearDown() {}

  /// Cleans up after each test, or fails to.
  @preconcurrency @MainActor open func tearDownWithError() throws {}

  /// Cleans up after each test asynchronously.
  open nonisolated(nonsending) func tearDown() async throws {}
}
