import XCTest

final class HelloRoygbivUITests: XCTestCase {

    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    private var greeting: XCUIElement { app.staticTexts["greeting"] }

    @MainActor
    func testAnEmptyFieldSaysGoodbye() throws {
        XCTAssertEqual(greeting.label, "Hello from Roy G. Biv!")
        app.buttons["Change Text"].tap()
        XCTAssertEqual(greeting.label, "Goodbye 👋")
    }

    @MainActor
    func testTheFieldKeepsItsTextAndTheKeyboardGoes() throws {
        let field = app.textFields["field"]
        field.tap()
        field.typeText("violet")
        app.buttons["Change Text Color"].tap()
        XCTAssertFalse(app.keyboards.firstMatch.exists)
        XCTAssertEqual(field.value as? String, "violet")
        app.buttons["Change View Color"].tap()
        XCTAssertEqual(field.value as? String, "violet")
    }

    @MainActor
    func testATapOnTheBackgroundResets() throws {
        let field = app.textFields["field"]
        field.tap()
        field.typeText("Hi")
        app.buttons["Change Text"].tap()
        XCTAssertEqual(greeting.label, "Hi")
        app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
        XCTAssertEqual(greeting.label, "Hello from Roy G. Biv!")
    }
}
