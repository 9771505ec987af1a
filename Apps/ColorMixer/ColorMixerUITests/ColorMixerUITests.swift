import XCTest

final class ColorMixerUITests: XCTestCase {

    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments = [
            "-TextValues", "(0, 0, 0)", "-SliderValues", "(0, 0, 0)", "-ColorValues", "(0, 0, 0)",
        ]
        app.launch()
    }

    private var color: String? { app.images["colorView"].value as? String }

    private func enter(_ number: String, into identifier: String) {
        let field = app.textFields[identifier]
        field.tap()
        let old = field.value as? String ?? ""
        field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count))
        field.typeText(number)
    }

    @MainActor
    func testTheButtonMixesTheColorAndMovesTheSliders() throws {
        enter("60", into: "redField")
        enter("40", into: "greenField")
        app.buttons["Color"].tap()
        XCTAssertEqual(color, "red 60, green 40, blue 0")
        XCTAssertEqual(app.sliders["redSlider"].normalizedSliderPosition, 0.6, accuracy: 0.01)
        XCTAssertFalse(app.keyboards.firstMatch.exists)
    }

    @MainActor
    func testASliderSetsItsFieldAndTheColor() throws {
        app.sliders["blueSlider"].adjust(toNormalizedSliderPosition: 0.5)
        let number = try XCTUnwrap(Int(app.textFields["blueField"].value as? String ?? ""))
        XCTAssertEqual(Double(number), 50, accuracy: 3)
        XCTAssertEqual(color, "red 0, green 0, blue \(number)")
    }

    @MainActor
    func testANumberOutOfRangeIsCorrected() throws {
        enter("150", into: "redField")
        app.buttons["Color"].tap()
        let alert = app.alerts["Out of Range"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        alert.buttons["OK"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 2))
        XCTAssertEqual(app.textFields["redField"].value as? String, "100")
    }

    @MainActor
    func testAnEmptyFieldChangesNothing() throws {
        enter("", into: "greenField")
        app.buttons["Color"].tap()
        XCTAssertEqual(color, "red 0, green 0, blue 0")
        XCTAssertFalse(app.alerts.firstMatch.exists)
    }

    @MainActor
    func testValuesComeBackAfterARelaunch() throws {
        app.launchArguments = []
        app.launch()
        enter("25", into: "greenField")
        app.buttons["Color"].tap()
        app.terminate()
        app.launch()
        XCTAssertEqual(app.textFields["greenField"].value as? String, "25")
        XCTAssertEqual(app.sliders["greenSlider"].normalizedSliderPosition, 0.25, accuracy: 0.01)
    }

    @MainActor
    func testInTheBackgroundTheAppLivesOn() throws {
        enter("45", into: "redField")
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
        app.activate()
        XCTAssertEqual(app.textFields["redField"].value as? String, "45")
    }

    @MainActor
    func testLaunchPerformance() throws {
        measure(metrics: [XCTApplicationLaunchMetric()]) {
            XCUIApplication().launch()
        }
    }
}
