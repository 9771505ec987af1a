import XCTest

@testable import ColorMixer

final class RGBColorTests: XCTestCase {

    func testEachComponentIsAHundredth() {
        let color = RGBColor(red: 20, green: 50, blue: 100).uiColor
        XCTAssertEqual(color, UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1))
    }

    func testClampingMovesToTheNearestValidNumber() {
        let color = RGBColor(red: -5, green: 101, blue: .max)
        XCTAssertEqual(color.clamped, RGBColor(red: 0, green: 100, blue: 100))
    }

    func testClampingLeavesWhatIsInRange() {
        let color = RGBColor(red: 0, green: 42, blue: 100)
        XCTAssertEqual(color.clamped, color)
    }

    func testThereAreThreeComponents() throws {
        XCTAssertNil(RGBColor(components: []))
        XCTAssertNil(RGBColor(components: [1, 2]))
        let color = try XCTUnwrap(RGBColor(components: [1, 2, 3]))
        XCTAssertEqual(color.components, [1, 2, 3])
    }
}
