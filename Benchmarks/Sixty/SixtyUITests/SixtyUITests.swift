import XCTest

final class SixtyUITests: XCTestCase {
  @MainActor func testManyTaps() { tap(250) }

  @MainActor func testTwiceAsManyTaps() { tap(500) }

  /// A tap and an assertion, a number of times.
  @MainActor private func tap(_ times: Int) {
    let app = XCUIApplication()
    app.launch()
    for count in 1...times {
      app.buttons["Change"].tap()
      XCTAssertTrue(app.staticTexts["\(count)"].exists)
    }
  }
}
