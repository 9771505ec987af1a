import Testing
import XCTestFramework

/// The declarations that `import XCTest` makes available.
struct ExportsTests {
  @Test func `screenshots and Foundation come with it`() {
    #expect(XCUIScreenshot(pngRepresentation: Data(), scale: 1) == nil)
  }
}
