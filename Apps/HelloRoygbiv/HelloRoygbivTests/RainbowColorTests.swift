import XCTest

@testable import HelloRoygbiv

final class RainbowColorTests: XCTestCase {

    func testNamesAreReadInAnyCaseAndWithSpacesAround() {
        XCTAssertEqual(RainbowColor(named: "red"), .red)
        XCTAssertEqual(RainbowColor(named: " Violet "), .violet)
        XCTAssertEqual(RainbowColor(named: "INDIGO"), .indigo)
    }

    func testOtherWordsAreNoColors() {
        for text in [nil, "", " ", "pink", "red green"] {
            XCTAssertNil(RainbowColor(named: text), "“\(text ?? "nil")”")
        }
    }

    func testColorsAreTheirs() {
        XCTAssertEqual(RainbowColor.red.uiColor, .red)
        let indigo = UIColor(red: 75 / 255, green: 0, blue: 130 / 255, alpha: 1)
        XCTAssertEqual(RainbowColor.indigo.uiColor, indigo)
    }
}
