import XCTest

@testable import ColorMixer

@MainActor
final class ViewControllerTests: XCTestCase {

    private var controller: ViewController!

    override func setUpWithError() throws {
        for key in ["TextValues", "SliderValues", "ColorValues"] {
            UserDefaults.standard.removeObject(forKey: key)
        }
        controller = try makeController()
    }

    override func tearDownWithError() throws {
        controller = nil
    }

    private func makeController() throws -> ViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let controller = try XCTUnwrap(
            storyboard.instantiateInitialViewController() as? ViewController)
        controller.loadViewIfNeeded()
        return controller
    }

    private func enter(_ red: String, _ green: String, _ blue: String) {
        controller.redTextField.text = red
        controller.greenTextField.text = green
        controller.blueTextField.text = blue
        controller.colorButtonPressed()
    }

    func testAllValuesAreZeroAtFirst() {
        let fields = [controller.redTextField, controller.greenTextField, controller.blueTextField]
        XCTAssertEqual(fields.map { $0?.text }, ["0", "0", "0"])
        XCTAssertEqual(controller.redSlider.value, 0)
        XCTAssertEqual(controller.colorView.backgroundColor, UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    func testFieldsTakeNumbersInTheDark() {
        XCTAssertEqual(controller.redTextField.keyboardType, .numberPad)
        XCTAssertEqual(controller.redTextField.keyboardAppearance, .dark)
    }

    func testSlidersGoFrom0To100() {
        XCTAssertEqual(controller.blueSlider.minimumValue, 0)
        XCTAssertEqual(controller.blueSlider.maximumValue, 100)
    }

    func testTheButtonAppliesWhatWasEntered() {
        enter("20", "40", "60")
        XCTAssertEqual(
            controller.colorView.backgroundColor,
            UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        XCTAssertEqual(controller.greenSlider.value, 40)
    }

    func testAFieldThatHoldsNoNumberChangesNothing() {
        enter("20", "", "60")
        XCTAssertEqual(controller.redTextField.text, "20")
        XCTAssertEqual(controller.redSlider.value, 0)
    }

    func testNumbersInRangeStayAsTheyAre() {
        let checked = controller.checkNumberRange(red: 0, green: 42, blue: 100)
        XCTAssertTrue(checked == (red: 0, green: 42, blue: 100))
    }

    func testNumbersOutOfRangeMoveToTheNearest() {
        let checked = controller.checkNumberRange(red: -5, green: 101, blue: .max)
        XCTAssertTrue(checked == (red: 0, green: 100, blue: 100))
    }

    func testTheColorIsShownAndStored() {
        controller.setTextAndColor(red: 20, green: 50, blue: 100)
        XCTAssertEqual(controller.storedColors, [20, 50, 100])
        XCTAssertEqual(controller.blueTextField.text, "100")
        XCTAssertEqual(
            controller.colorView.backgroundColor,
            UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1))
        XCTAssertEqual(controller.greenSlider.value, 0)
        controller.setSliderValues()
        XCTAssertEqual(controller.greenSlider.value, 50)
    }

    func testASliderSetsItsField() {
        controller.greenSlider.value = 33
        controller.sliderValueChanged(controller.greenSlider)
        XCTAssertEqual(controller.greenTextField.text, "33")
        XCTAssertEqual(
            controller.colorView.backgroundColor,
            UIColor(red: 0, green: 0.33, blue: 0, alpha: 1))
    }

    func testValuesComeBack() throws {
        enter("11", "22", "33")
        let next = try makeController()
        XCTAssertEqual(next.blueTextField.text, "33")
        XCTAssertEqual(next.blueSlider.value, 33)
        XCTAssertEqual(next.colorView.backgroundColor, controller.colorView.backgroundColor)
    }

    func testStoredColorsAreNumbersInOrder() {
        enter("11", "22", "33")
        XCTAssertEqual(UserDefaults.standard.array(forKey: "ColorValues") as? [Int], [11, 22, 33])
    }

    func testValuesOfTheFirstVersionComeBack() throws {
        UserDefaults.standard.set(["1", "", "44"], forKey: "TextValues")
        UserDefaults.standard.set([1.0, 2.0, 33.0], forKey: "SliderValues")
        UserDefaults.standard.set([1, 2, 33], forKey: "ColorValues")
        let next = try makeController()
        XCTAssertEqual(next.storedColors, [1, 2, 33])
        XCTAssertEqual(next.greenTextField.text, "")
        XCTAssertEqual(next.blueTextField.text, "44")
        XCTAssertEqual(next.blueSlider.value, 33)
    }

    func testStoredColorsThatAreNoneAreBlack() throws {
        for colors in [[], [1, 2], [500, 0, 0]] {
            UserDefaults.standard.set(colors, forKey: "ColorValues")
            XCTAssertEqual(try makeController().storedColors, [0, 0, 0])
        }
    }
}
