import XCTest

@testable import HelloEnrique

@MainActor
final class HelloEnriqueTests: XCTestCase {

    private var controller: ViewController!

    override func setUpWithError() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        controller = try XCTUnwrap(
            storyboard.instantiateInitialViewController() as? ViewController)
        controller.loadViewIfNeeded()
    }

    override func tearDownWithError() throws {
        controller = nil
    }

    /// The view with an accessibility identifier, at any depth.
    private func find<Element: UIView>(_ identifier: String, in view: UIView? = nil) -> Element? {
        let view: UIView = view ?? controller.view
        if view.accessibilityIdentifier == identifier { return view as? Element }
        for subview in view.subviews {
            if let found: Element = find(identifier, in: subview) { return found }
        }
        return nil
    }

    private func press(_ identifier: String) throws {
        let button: UIButton = try XCTUnwrap(find(identifier))
        button.sendActions(for: .touchUpInside)
    }

    private func greeting() throws -> UILabel {
        try XCTUnwrap(find("greeting"))
    }

    func testWhatIsThereAtLaunch() throws {
        XCTAssertEqual(try greeting().text, "Hello from Enrique!")
        let helper: UILabel = try XCTUnwrap(find("helper"))
        XCTAssertFalse(helper.isHidden)
    }

    func testAnEmptyFieldSaysGoodbye() throws {
        try press("changeText")
        XCTAssertEqual(try greeting().text, "Goodbye 👋")
        let helper: UILabel = try XCTUnwrap(find("helper"))
        XCTAssertTrue(helper.isHidden)
    }

    func testWhatIsTypedBecomesTheGreeting() throws {
        let field: UITextField = try XCTUnwrap(find("field"))
        field.text = "Good evening"
        try press("changeText")
        XCTAssertEqual(try greeting().text, "Good evening")
        XCTAssertEqual(field.text, "")
    }

    func testTheTextChangesItsColor() throws {
        try press("changeTextColor")
        XCTAssertEqual(try greeting().textColor, UIColor(named: "PaletteAccentLight"))
    }

    func testTheViewChangesItsColor() throws {
        try press("changeViewColor")
        XCTAssertEqual(controller.view.backgroundColor, UIColor(named: "PaletteHighlight"))
    }

    func testButtonsAreRoundedByTheStoryboard() throws {
        let button: UIButton = try XCTUnwrap(find("changeText"))
        XCTAssertGreaterThan(button.layer.cornerRadius, 0)
    }
}
