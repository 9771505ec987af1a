import Foundation

/// The common superclass of test cases and suites.
///
/// Objective-C's declarations don't mention actors, so classes on the main actor can override them,
/// and so can other classes. Preconcurrency declarations on the main actor in Swift can be
/// overridden in the same way.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctest>.
open class XCTest: NSObject {
  /// The number of test cases, which subclasses override.
  open var testCaseCount: Int { 0 }
  /// The name, which subclasses override.
  open var name: String { "" }
  /// The class of the object that stores the result.
  open var testRunClass: AnyClass? { XCTestRun.self }
  /// The result, after the test has started.
  open internal(set) var testRun: XCTestRun?

  /// Creates a test.
  public override init() {
    super.init()
  }

  /// Runs the test, and stores the result in a run.
  open func perform(_ run: XCTestRun) {}

  /// Runs the test, and stores the result in a new object.
  open func run() {
    let type = testRunClass as? XCTestRun.Type ?? XCTestRun.self
    let run = type.init(test: self)
    testRun = run
    perform(run)
  }

  /// Prepares each test asynchronously.
  open nonisolated(nonsending) func setUp() async throws {}

  /// Prepares each test, and can throw an error.
  @preconcurrency @MainActor open func setUpWithError() throws {}

  /// Prepares each test.
  @preconcurrency @MainActor open func setUp() {}

  /// Cleans up after each test.
  @preconcurrency @MainActor open func tearDown() {}

  /// Cleans up after each test, and can throw an error.
  @preconcurrency @MainActor open func tearDownWithError() throws {}

  /// Cleans up after each test asynchronously.
  open nonisolated(nonsending) func tearDown() async throws {}
}
