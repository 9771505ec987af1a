import XCTest

@testable import Tally

@MainActor final class ScreenTests: XCTestCase {
  func testTheHostRuns() throws {
    XCTAssertTrue(Thread.isMainThread)
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
    let bar = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
    XCTAssertTrue(bar.topViewController is TallyViewController)
  }

  func testTheControllerAlone() {
    let controller = TallyViewController()
    controller.loadViewIfNeeded()
    controller.field.text = "apple"
    controller.addOne()
    XCTAssertEqual(controller.label.text, "Total: 1")
    XCTAssertEqual(controller.tally.counts, ["apple": 1])
  }
}
