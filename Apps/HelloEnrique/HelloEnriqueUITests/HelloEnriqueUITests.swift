import XCTest

final class HelloEnriqueUITests: XCTestCase {

    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    private var greeting: XCUIElement { app.staticTexts["greeting"] }

    @MainActor
    func testAnEmptyFieldSaysGoodbye() throws {
        XCTAssertEqual(greeting.label, "Hello from Enrique!")
        app.buttons["Change Text"].tap()
        XCTAssertEqual(greeting.label, "Goodbye 👋")
        XCTAssertFalse(app.staticTexts["helper"].exists)
    }

    @MainActor
    func testWhatIsTypedBecomesTheGreeting() throws {
        app.textFields["field"].tap()
        app.textFields["field"].typeText("Good evening")
        XCTAssertTrue(app.keyboards.firstMatch.exists)
        app.buttons["Change Text"].tap()
        XCTAssertEqual(greeting.label, "Good evening")
        XCTAssertFalse(app.keyboards.firstMatch.exists)
    }

    @MainActor
    func testATapOnTheBackgroundResets() throws {
        app.buttons["Change Text"].tap()
        app.buttons["Change Text color"].tap()
        app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
        XCTAssertEqual(greeting.label, "Hello from Enrique!")
        XCTAssertTrue(app.staticTexts["helper"].waitForExistence(timeout: 1))
    }
}
