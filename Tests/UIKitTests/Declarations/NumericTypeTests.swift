import Testing
import UIKit

/// Numeric types that apps can compare, add, and subtract, as in Apple's frameworks.
@MainActor
struct NumericTypeTests {
  @Test func windowLevelsAreMoved() {
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect(1 + UIWindow.Level.normal == UIWindow.Level(1))
    #expect(UIWindow.Level.statusBar - 1 < .statusBar)
    #expect(UIWindow.Level.alert - .statusBar == 1000)
    var level = UIWindow.Level.normal
    level += 2
    level -= 1
    #expect(level.rawValue == 1)
  }

  @Test func layoutPrioritiesAreMovedAndCompared() {
    #expect(UILayoutPriority.required - 1 < .required)
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
    #expect([.required, .defaultLow, .defaultHigh].min() == UILayoutPriority.defaultLow)
    var priority = UILayoutPriority.defaultLow
    priority += 1
    #expect(priority.rawValue == 251)
  }

  @Test func fontWeightsAreCompared() {
    #expect(UIFont.Weight.bold > .regular)
    #expect(UIFont.Weight.light < .regular)
  }

  @Test func spacingsOfStacksAreApplesNumbers() {
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
  }

  @Test func buttonsOfAPointerAreNumbered() {
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(4).rawValue == 8)
  }
}
