import Foundation
import Testing
import UIKit

/// What views and responders tell assistive technology beside their labels.
@MainActor struct AccessibilityMemberTests {
  private final class Answering: UIView {
    override func accessibilityPerformEscape() -> Bool { true }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      direction == .down
    }
  }

  @Test func aViewMayAnswerAssistiveTechnology() {
    let view: UIView = Answering()
    #expect(view.accessibilityPerformEscape())
    #expect(view.accessibilityScroll(.down) && !view.accessibilityScroll(.next))
    #expect(!view.accessibilityPerformMagicTap())
    #expect(!UIViewController().accessibilityPerformEscape())
  }

  @Test func aViewSaysHowPeopleUseIt() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Quince")
    #expect(view.accessibilityLabel == "Quince")
    #expect(view.accessibilityAttributedLabel?.string == "Quince")
    #expect(view.accessibilityUserInputLabels == ["Quince"])
    view.accessibilityUserInputLabels = ["Fruit"]
    #expect(view.accessibilityUserInputLabels == ["Fruit"])
    #expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = false
    #expect(!view.accessibilityRespondsToUserInteraction)
  }
}
