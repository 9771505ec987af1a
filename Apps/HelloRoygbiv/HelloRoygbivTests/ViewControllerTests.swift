import XCTest

@testable import HelloRoygbiv

@MainActor
final class ViewControllerTests: XCTestCase {

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

    func testAnEmptyFieldSaysGoodbye() {
        controller.changeText(self)
        XCTAssertEqual(controller.greetingLabel.text, "Goodbye 👋")
    }

    func testOneNameColorsBoth() {
        controller.greetingField.text = "Green"
        controller.changeTextColor(self)
        controller.changeViewColor(self)
        XCTAssertEqual(controller.greetingLabel.textColor, .green)
        XCTAssertEqual(controller.view.backgroundColor, .green)
    }

    func testOtherWordsGiveTheCreatorsColors() {
        controller.greetingField.text = "pink"
        controller.changeTextColor(self)
        controller.changeViewColor(self)
        XCTAssertEqual(controller.greetingLabel.textColor, UIColor(named: "Terracotta"))
        XCTAssertEqual(controller.view.backgroundColor, UIColor(named: "Sage"))
    }
}
