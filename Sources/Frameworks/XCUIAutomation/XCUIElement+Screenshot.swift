import Foundation

extension XCUIElement {
  /// Takes a screenshot of the element.
  public func screenshot() -> XCUIScreenshot {
    let frame = AutomationFailure.recording("take a screenshot of \(chain.name)") {
      try awaited().visibleFrame
    }
    return XCUIScreenshot.take(of: frame)
  }
}
