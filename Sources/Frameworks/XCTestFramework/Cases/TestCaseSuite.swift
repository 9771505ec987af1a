import Foundation

/// The tests of one class. The class methods `setUp` and `tearDown` are called before and after
/// them.
final class TestCaseSuite: XCTestSuite {
  private let type: XCTestCase.Type

  init(_ type: XCTestCase.Type, name: String) {
    self.type = type
    super.init(name: name)
  }

  override func setUp() {
    type.setUp()
  }

  override func tearDown() {
    type.tearDown()
  }
}
