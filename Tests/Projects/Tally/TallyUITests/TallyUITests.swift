import XCTest

final class TallyUITests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  func testAdding() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.navigationBars["Tally"].exists)
    let field = app.textFields["Kind"]
    field.tap()
    field.typeText("apple")
    app.buttons["Add"].tap()
    app.buttons["Add"].tap()
    XCTAssertEqual(app.staticTexts["total"].label, "Total: 2")
  }

  func testAddingLater() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Add Later"].tap()
    XCTAssertTrue(app.staticTexts["Total: 1"].waitForExistence(timeout: 5))
  }

  func testMissing() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Subtract"].tap()
    XCTFail("must not be reached")
  }

  func testCrash() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Crash"].tap()
    XCTAssertTrue(app.buttons["Add"].exists)
  }

  func testLaunchPerformance() throws {
    measure(metrics: [XCTApplicationLaunchMetric()]) {
      XCUIApplication().launch()
    }
  }
}
