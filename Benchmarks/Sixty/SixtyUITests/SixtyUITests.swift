import XCTest

final class SixtyUITests: XCTestCase {
  @MainActor func testLaunch() {
    XCUIApplication().launch()
  }

  /// A tap and an assertion, 250 times.
  @MainActor func testTaps() {
    let app = XCUIApplication()
    app.launch()
    for count in 1...250 {
      app.buttons["Change"].tap()
      XCTAssertTrue(app.staticTexts["\(count)"].exists)
    }
  }
}
