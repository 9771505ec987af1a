import CoreLocation
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

  func testLocation() {
    let device = XCUIDevice.shared
    XCTAssertNil(device.location)
    device.location = XCUILocation(location: CLLocation(latitude: 52.52, longitude: 13.405))
    XCTAssertEqual(device.location?.location.coordinate.latitude, 52.52)
    XCTAssertEqual(device.location?.location.coordinate.longitude, 13.405)
    device.location = nil
    XCTAssertNil(device.location)
  }

  func testLaunchPerformance() throws {
    measure(metrics: [XCTApplicationLaunchMetric()]) {
      XCUIApplication().launch()
    }
  }
}
