import Foundation

/// The tests of one bundle.
final class TestBundleSuite: XCTestSuite {
  private var bundle: Bundle {
    let type = (tests.first as? XCTestSuite)?.tests.first.map { Swift.type(of: $0) }
    return type.map { Bundle(for: $0) } ?? .main
  }

  override func setUp() {
    XCTestObservationCenter.shared.tell { $0.testBundleWillStart(bundle) }
  }

  override func tearDown() {
    XCTestObservationCenter.shared.tell { $0.testBundleDidFinish(bundle) }
  }
}
