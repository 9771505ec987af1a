import XCTestFramework

/// Records the order of events, using the names of activities.
func note(_ event: String) {
  MainActor.assumeIsolated { XCTContext.runActivity(named: event) { _ in } }
}

/// Every form of setup and teardown, without concurrency.
final class OrderTests: XCTestCase {
  override class func setUp() { print("class setUp") }

  override class func tearDown() { print("class tearDown") }

  override func setUp() async throws { await MainActor.run { note("async setUp") } }

  override func setUpWithError() throws {
    note("setUpWithError")
    if name.contains("Refused") { throw XCTSkip("refused") }
    if name.contains("Broken") { throw Mishap() }
  }

  override func setUp() { note("setUp") }

  override func tearDown() { note("tearDown") }

  override func tearDownWithError() throws {
    note("tearDownWithError")
    if name.contains("Dirty") { throw Mishap() }
  }

  override func tearDown() async throws { await MainActor.run { note("async tearDown") } }

  func testOrder() {
    addTeardownBlock { note("first block") }
    addTeardownBlock { await MainActor.run { note("async block") } }
    addTeardownBlock { note("last block") }
    note("test")
  }

  func testRefused() { note("test") }

  func testBroken() { note("test") }

  func testDirty() { note("test") }
}

extension OrderTests {
  @MainActor static var tests: TestClass {
    TestClass(
      OrderTests.self, name: "OrderTests", make: { OrderTests() },
      methods: [
        TestMethod("testOrder") { ($0 as! OrderTests).testOrder() },
        TestMethod("testRefused") { ($0 as! OrderTests).testRefused() },
        TestMethod("testBroken") { ($0 as! OrderTests).testBroken() },
        TestMethod("testDirty") { ($0 as! OrderTests).testDirty() },
      ])
  }
}
