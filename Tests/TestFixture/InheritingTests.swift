import XCTestFramework

/// A class whose tests come from its superclass.
class BaseTests: XCTestCase {
  func testInherited() { XCTAssertTrue(name.hasPrefix("-[InheritingTests testInherited]")) }
}

final class InheritingTests: BaseTests {
  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
}

extension InheritingTests {
  @MainActor static var tests: TestClass {
    TestClass(
      InheritingTests.self, name: "InheritingTests", make: { InheritingTests() },
      methods: [TestMethod("testInherited") { ($0 as! InheritingTests).testInherited() }])
  }
}
