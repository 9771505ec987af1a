import Testing
import XCTestFramework

/// What comes with an import of XCTest.
struct ExportsTests {
  @Test func `screenshots and Foundation come with it`() {
    #expect(XCUIScreenshot(pngRepresentation: Data(), scale: 1) == nil)
  }
}
